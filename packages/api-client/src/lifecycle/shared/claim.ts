import { applicant, operator } from '../actors.ts';
import { lifecycle, type Words } from '../lifecycle.ts';

/** The lifecycle of what is reviewed and then paid. */
export const claimOf = <const Subject extends string>(subject: Subject, label: Words) =>
  lifecycle({
    subject,
    label,
    actors: { applicant, operator },
    initialStates: ['submitted'],
    states: {
      submitted: { label: { 'zh-CN': '已提交', en: 'Submitted' }, tone: 'info', waitingFor: 'operator', workdays: 3 },
      reviewing: { label: { 'zh-CN': '审核中', en: 'In review' }, tone: 'info', waitingFor: 'operator', workdays: 10 },
      approved: { label: { 'zh-CN': '已通过', en: 'Approved' }, tone: 'success', waitingFor: 'operator', workdays: 10 },
      returned: {
        label: { 'zh-CN': '退回补正', en: 'Returned' },
        tone: 'warning',
        waitingFor: 'applicant',
        workdays: 10,
      },
      rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
      paid: { label: { 'zh-CN': '已支付', en: 'Paid' }, tone: 'success' },
    },
    transitions: [
      { from: 'submitted', to: 'reviewing', by: ['operator'] },
      { from: 'reviewing', to: 'approved', by: ['operator'] },
      { from: 'reviewing', to: 'returned', by: ['operator'], reason: 'required' },
      { from: 'reviewing', to: 'rejected', by: ['operator'], reason: 'required' },
      { from: 'returned', to: 'submitted', by: ['applicant'] },
      { from: 'approved', to: 'paid', by: ['operator'] },
    ],
  });
