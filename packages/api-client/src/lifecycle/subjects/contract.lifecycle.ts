import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Expiring: 30 days or less. One that is never signed may be terminated by the office. */
export const contract = lifecycle({
  subject: 'contract',
  label: { 'zh-CN': '合同', en: 'Contract' },
  actors: { tenant: { 'zh-CN': '承租方', en: 'Tenant' }, operator, system },
  initialStates: ['pending_signature'],
  states: {
    pending_signature: {
      label: { 'zh-CN': '待签署', en: 'To be signed' },
      tone: 'warning',
      waitingFor: 'tenant',
      workdays: 10,
    },
    active: { label: { 'zh-CN': '履行中', en: 'Active' }, tone: 'success' },
    expiring: { label: { 'zh-CN': '即将到期', en: 'Expiring' }, tone: 'warning', waitingFor: 'tenant' },
    expired: { label: { 'zh-CN': '已到期', en: 'Expired' }, tone: 'neutral' },
    terminated: { label: { 'zh-CN': '已解除', en: 'Terminated' }, tone: 'danger' },
    renewed: { label: { 'zh-CN': '已续签', en: 'Renewed' }, tone: 'info' },
  },
  transitions: [
    { from: 'pending_signature', to: 'active', by: ['tenant', 'operator'] },
    { from: 'pending_signature', to: 'terminated', by: ['operator'], reason: 'required' },
    { from: 'active', to: 'expiring', by: ['system'] },
    { from: 'expiring', to: 'expired', by: ['system'] },
    { from: 'active', to: 'terminated', by: ['operator'], reason: 'required' },
    { from: 'expiring', to: 'terminated', by: ['operator'], reason: 'required' },
    { from: 'active', to: 'renewed', by: ['tenant', 'operator'] },
    { from: 'expiring', to: 'renewed', by: ['tenant', 'operator'] },
  ],
});
