import { applicant, operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Source: pages.md, "Lifecycles". */
export const enrolment = lifecycle({
  subject: 'enrolment',
  label: { 'zh-CN': '活动报名', en: 'Enrolment' },
  actors: { applicant, organizer: operator },
  initialStates: ['pending'],
  states: {
    pending: { label: { 'zh-CN': '待审核', en: 'Pending' }, tone: 'info', waitingFor: 'organizer', workdays: 2 },
    approved: { label: { 'zh-CN': '报名成功', en: 'Approved' }, tone: 'success' },
    rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
    attended: { label: { 'zh-CN': '已参加', en: 'Attended' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'pending', to: 'approved', by: ['organizer'] },
    { from: 'pending', to: 'rejected', by: ['organizer'], reason: 'required' },
    { from: 'pending', to: 'cancelled', by: ['applicant'] },
    { from: 'approved', to: 'cancelled', by: ['applicant'] },
    { from: 'approved', to: 'attended', by: ['organizer'] },
  ],
});
