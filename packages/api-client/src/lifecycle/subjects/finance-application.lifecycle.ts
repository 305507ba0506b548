import { applicant } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Lifecycle of a financing application. */
export const financeApplication = lifecycle({
  subject: 'finance_application',
  label: { 'zh-CN': '融资申请', en: 'Finance application' },
  actors: { applicant, lender: { 'zh-CN': '金融机构', en: 'Lender' } },
  initialStates: ['submitted'],
  states: {
    submitted: { label: { 'zh-CN': '已提交', en: 'Submitted' }, tone: 'info', waitingFor: 'lender', workdays: 3 },
    reviewing: { label: { 'zh-CN': '审核中', en: 'In review' }, tone: 'info', waitingFor: 'lender', workdays: 10 },
    approved: { label: { 'zh-CN': '已批准', en: 'Approved' }, tone: 'success', waitingFor: 'lender', workdays: 5 },
    returned: {
      label: { 'zh-CN': '退回补正', en: 'Returned' },
      tone: 'warning',
      waitingFor: 'applicant',
      workdays: 10,
    },
    disbursed: { label: { 'zh-CN': '已放款', en: 'Disbursed' }, tone: 'success' },
    rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
    withdrawn: { label: { 'zh-CN': '已撤回', en: 'Withdrawn' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'submitted', to: 'reviewing', by: ['lender'] },
    { from: 'reviewing', to: 'approved', by: ['lender'] },
    { from: 'reviewing', to: 'returned', by: ['lender'], reason: 'required' },
    { from: 'returned', to: 'submitted', by: ['applicant'] },
    { from: 'approved', to: 'disbursed', by: ['lender'] },
    { from: 'reviewing', to: 'rejected', by: ['lender'], reason: 'required' },
    { from: 'submitted', to: 'withdrawn', by: ['applicant'] },
    { from: 'returned', to: 'withdrawn', by: ['applicant'] },
  ],
});
