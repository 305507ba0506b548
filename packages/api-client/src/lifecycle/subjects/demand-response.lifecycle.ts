import { system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** A response to a demand (abutment). */
export const demandResponse = lifecycle({
  subject: 'demand_response',
  label: { 'zh-CN': '需求对接', en: 'Response to a demand' },
  actors: {
    responder: { 'zh-CN': '对接方', en: 'Responder' },
    publisher: { 'zh-CN': '发布方', en: 'Publisher' },
    system,
  },
  initialStates: ['sent'],
  states: {
    sent: { label: { 'zh-CN': '已发送', en: 'Sent' }, tone: 'info', waitingFor: 'publisher', workdays: 5 },
    accepted: { label: { 'zh-CN': '已接受', en: 'Accepted' }, tone: 'success' },
    declined: { label: { 'zh-CN': '已谢绝', en: 'Declined' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'sent', to: 'accepted', by: ['publisher'] },
    // The demand has ended: nobody waits for an answer that will not come.
    {
      from: 'sent',
      to: 'declined',
      by: ['system'],
      note: { 'zh-CN': '需求已结束，发布方不再答复', en: 'The demand has ended, so no answer will follow' },
    },
    { from: 'sent', to: 'declined', by: ['publisher'], reason: 'required' },
  ],
});
