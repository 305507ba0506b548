import { applicant, operator } from '../actors.ts';
import { lifecycle, type Words } from '../lifecycle.ts';

/**
 * The lifecycle of a question to the zone: it is answered, or declined with a reason. The answer is the reason of the change
 * to `answered`, so that the timeline, the overview and the operator's commands show it.
 */
export const inquiryOf = <const Subject extends string>(subject: Subject, label: Words) =>
  lifecycle({
    subject,
    label,
    actors: { applicant, operator },
    initialStates: ['sent'],
    states: {
      sent: { label: { 'zh-CN': '已提交', en: 'Sent' }, tone: 'info', waitingFor: 'operator', workdays: 2 },
      answered: { label: { 'zh-CN': '已答复', en: 'Answered' }, tone: 'success', waitingFor: 'applicant' },
      closed: { label: { 'zh-CN': '已办结', en: 'Closed' }, tone: 'neutral' },
      declined: { label: { 'zh-CN': '不予答复', en: 'Declined' }, tone: 'danger' },
    },
    transitions: [
      { from: 'sent', to: 'answered', by: ['operator'], reason: 'required' },
      { from: 'sent', to: 'declined', by: ['operator'], reason: 'required' },
      { from: 'answered', to: 'closed', by: ['applicant', 'operator'] },
    ],
  });
