import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** An enterprise's report on how it operates. */
export const statusReport = lifecycle({
  subject: 'status_report',
  label: { 'zh-CN': '经营状况上报', en: 'Operating status report' },
  actors: { enterprise: { 'zh-CN': '企业', en: 'Enterprise' }, operator, system },
  initialStates: ['due'],
  states: {
    // Due on a day of its period, so no working days are counted.
    due: { label: { 'zh-CN': '待上报', en: 'Due' }, tone: 'warning', waitingFor: 'enterprise' },
    submitted: { label: { 'zh-CN': '已上报', en: 'Submitted' }, tone: 'info', waitingFor: 'operator', workdays: 5 },
    accepted: { label: { 'zh-CN': '已接收', en: 'Accepted' }, tone: 'success' },
    returned: {
      label: { 'zh-CN': '退回补正', en: 'Returned' },
      tone: 'warning',
      waitingFor: 'enterprise',
      workdays: 5,
    },
    overdue: { label: { 'zh-CN': '已逾期', en: 'Overdue' }, tone: 'danger', waitingFor: 'enterprise' },
  },
  transitions: [
    { from: 'due', to: 'submitted', by: ['enterprise'] },
    { from: 'submitted', to: 'accepted', by: ['operator'] },
    { from: 'submitted', to: 'returned', by: ['operator'], reason: 'required' },
    { from: 'returned', to: 'submitted', by: ['enterprise'] },
    { from: 'due', to: 'overdue', by: ['system'] },
    { from: 'overdue', to: 'submitted', by: ['enterprise'] },
  ],
});
