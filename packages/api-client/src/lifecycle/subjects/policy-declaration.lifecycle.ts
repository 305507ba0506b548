import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** A call for application; the clock moves it but for the announcement. Closing: 7 days or less. */
export const policyDeclaration = lifecycle({
  subject: 'policy_declaration',
  label: { 'zh-CN': '政策申报通知', en: 'Call for application' },
  actors: { system, operator },
  initialStates: ['upcoming', 'open'],
  states: {
    upcoming: { label: { 'zh-CN': '即将开放', en: 'Upcoming' }, tone: 'info' },
    open: { label: { 'zh-CN': '正在受理', en: 'Open' }, tone: 'accent' },
    closing: { label: { 'zh-CN': '即将截止', en: 'Closing soon' }, tone: 'signal' },
    closed: { label: { 'zh-CN': '已截止', en: 'Closed' }, tone: 'neutral' },
    announced: { label: { 'zh-CN': '已公示', en: 'Announced' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'upcoming', to: 'open', by: ['system'] },
    { from: 'open', to: 'closing', by: ['system'] },
    { from: 'closing', to: 'closed', by: ['system'] },
    { from: 'closed', to: 'announced', by: ['system', 'operator'] },
  ],
});
