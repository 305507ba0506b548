import { operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** A request for an expert's advice. The zone office may answer for an expert who has no account. */
export const expertConsultation = lifecycle({
  subject: 'expert_consultation',
  label: { 'zh-CN': '专家咨询', en: 'Expert consultation' },
  actors: { asker: { 'zh-CN': '咨询人', en: 'Enquirer' }, expert: { 'zh-CN': '专家', en: 'Expert' }, operator },
  initialStates: ['sent'],
  states: {
    sent: { label: { 'zh-CN': '待专家确认', en: 'Sent' }, tone: 'info', waitingFor: 'expert', workdays: 2 },
    accepted: { label: { 'zh-CN': '已接受', en: 'Accepted' }, tone: 'success' },
    held: { label: { 'zh-CN': '已完成', en: 'Held' }, tone: 'neutral' },
    declined: { label: { 'zh-CN': '已谢绝', en: 'Declined' }, tone: 'neutral' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'sent', to: 'accepted', by: ['expert', 'operator'] },
    { from: 'sent', to: 'declined', by: ['expert', 'operator'], reason: 'required' },
    { from: 'sent', to: 'cancelled', by: ['asker'] },
    { from: 'accepted', to: 'held', by: ['expert', 'operator'] },
    { from: 'accepted', to: 'cancelled', by: ['asker'] },
  ],
});
