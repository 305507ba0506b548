import { applicant, operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

const placeFree = {
  'zh-CN': '有席位空出，您已由候补转为占有席位',
  en: 'A place became free, and you moved up from the waiting list',
};

/** Lifecycle of an enrolment; `waiting` is on the waiting list of a full event. */
export const enrolment = lifecycle({
  subject: 'enrolment',
  label: { 'zh-CN': '活动报名', en: 'Enrolment' },
  actors: { applicant, organizer: operator, system },
  initialStates: ['pending', 'approved', 'waiting'],
  states: {
    pending: { label: { 'zh-CN': '待审核', en: 'Pending' }, tone: 'info', waitingFor: 'organizer', workdays: 2 },
    approved: { label: { 'zh-CN': '报名成功', en: 'Approved' }, tone: 'success' },
    waiting: { label: { 'zh-CN': '候补中', en: 'On the waiting list' }, tone: 'warning' },
    rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
    attended: { label: { 'zh-CN': '已参加', en: 'Attended' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'waiting', to: 'pending', by: ['system'], note: placeFree },
    { from: 'waiting', to: 'approved', by: ['system'], note: placeFree },
    { from: 'pending', to: 'approved', by: ['organizer'] },
    { from: 'pending', to: 'rejected', by: ['organizer'], reason: 'required' },
    { from: 'pending', to: 'cancelled', by: ['applicant', 'system'] },
    { from: 'approved', to: 'cancelled', by: ['applicant', 'system'] },
    { from: 'waiting', to: 'cancelled', by: ['applicant', 'system'] },
    { from: 'approved', to: 'attended', by: ['organizer'] },
  ],
});
