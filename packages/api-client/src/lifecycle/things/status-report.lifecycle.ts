import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** An enterprise's report on how it operates. Source: pages.md, "Lifecycles"; docs/decisions/returned.md. */
export const statusReport = lifecycle({
  thing: 'status_report',
  label: { 'zh-CN': '经营状况上报', en: 'Operating status report' },
  actors: { enterprise: { 'zh-CN': '企业', en: 'Enterprise' }, operator, system },
  begins: ['due'],
  states: {
    due: { label: { 'zh-CN': '待上报', en: 'Due' }, tone: 'warning', awaits: 'enterprise', workdays: 10 },
    submitted: { label: { 'zh-CN': '已上报', en: 'Submitted' }, tone: 'info', awaits: 'operator', workdays: 5 },
    accepted: { label: { 'zh-CN': '已接收', en: 'Accepted' }, tone: 'success' },
    returned: { label: { 'zh-CN': '退回补正', en: 'Returned' }, tone: 'warning', awaits: 'enterprise', workdays: 5 },
    overdue: { label: { 'zh-CN': '已逾期', en: 'Overdue' }, tone: 'danger', awaits: 'enterprise' },
  },
  arrows: [
    { from: 'due', to: 'submitted', by: ['enterprise'] },
    { from: 'submitted', to: 'accepted', by: ['operator'] },
    { from: 'submitted', to: 'returned', by: ['operator'], reason: 'required' },
    { from: 'returned', to: 'submitted', by: ['enterprise'] },
    { from: 'due', to: 'overdue', by: ['system'] },
    { from: 'overdue', to: 'submitted', by: ['enterprise'] },
  ],
});
