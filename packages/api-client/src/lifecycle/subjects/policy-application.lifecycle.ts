import { applicant, operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** An enterprise's application for what a call offers. */
export const policyApplication = lifecycle({
  subject: 'policy_application',
  label: { 'zh-CN': '政策申报', en: 'Policy application' },
  actors: { applicant, operator },
  initialStates: ['draft'],
  states: {
    draft: { label: { 'zh-CN': '草稿', en: 'Draft' }, tone: 'neutral', waitingFor: 'applicant' },
    submitted: { label: { 'zh-CN': '已提交', en: 'Submitted' }, tone: 'info', waitingFor: 'operator', workdays: 5 },
    reviewing: { label: { 'zh-CN': '审核中', en: 'In review' }, tone: 'info', waitingFor: 'operator', workdays: 20 },
    granted: { label: { 'zh-CN': '已通过', en: 'Granted' }, tone: 'success' },
    returned: {
      label: { 'zh-CN': '退回补正', en: 'Returned' },
      tone: 'warning',
      waitingFor: 'applicant',
      workdays: 10,
    },
    declined: { label: { 'zh-CN': '未通过', en: 'Declined' }, tone: 'danger' },
  },
  transitions: [
    { from: 'draft', to: 'submitted', by: ['applicant'] },
    { from: 'submitted', to: 'reviewing', by: ['operator'] },
    { from: 'reviewing', to: 'granted', by: ['operator'] },
    { from: 'reviewing', to: 'returned', by: ['operator'], reason: 'required' },
    { from: 'reviewing', to: 'declined', by: ['operator'], reason: 'required' },
    { from: 'returned', to: 'submitted', by: ['applicant'] },
  ],
});
