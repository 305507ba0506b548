import { applicant, operator } from '../actors.ts';
import { allowedFrom, lifecycle } from '../lifecycle.ts';

const REVIEW_WORKDAYS = 1;

/** A half-day is taken while its booking is submitted, approved or held. */
export const roadshowBooking = lifecycle({
  subject: 'roadshow_booking',
  label: { 'zh-CN': '路演预约', en: 'Roadshow booking' },
  actors: { owner: applicant, operator },
  initialStates: ['submitted'],
  states: {
    submitted: {
      label: { 'zh-CN': '待审核', en: 'In review' },
      tone: 'info',
      waitingFor: 'operator',
      workdays: REVIEW_WORKDAYS,
    },
    approved: { label: { 'zh-CN': '已通过', en: 'Approved' }, tone: 'success' },
    held: { label: { 'zh-CN': '已举办', en: 'Held' }, tone: 'neutral' },
    rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'submitted', to: 'approved', by: ['operator'] },
    { from: 'submitted', to: 'rejected', by: ['operator'], reason: 'required' },
    { from: 'submitted', to: 'cancelled', by: ['owner'] },
    { from: 'approved', to: 'held', by: ['operator'] },
    { from: 'approved', to: 'cancelled', by: ['owner'] },
  ],
});

/** What a visitor who books is promised, for words about it. */
export const bookingTerms = {
  /** Working days until the zone office has decided. */
  reviewWorkdays: REVIEW_WORKDAYS,
  /** The first state in which its owner can no longer cancel it. */
  cancellableUntil: allowedFrom(roadshowBooking, 'approved', ['owner']).includes('cancelled')
    ? ('held' as const)
    : ('approved' as const),
};
