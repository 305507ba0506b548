import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Days that a space need stays published. */
export const NEED_DAYS = 90;

/** Space that somebody looks for; the office proposes vacant units. */
export const spaceNeed = lifecycle({
  subject: 'space_need',
  label: { 'zh-CN': '空间需求', en: 'Space need' },
  actors: { publisher: { 'zh-CN': '发布人', en: 'Publisher' }, operator, system },
  initialStates: ['published'],
  states: {
    published: { label: { 'zh-CN': '已发布', en: 'Published' }, tone: 'accent', waitingFor: 'operator', workdays: 5 },
    matched: { label: { 'zh-CN': '已匹配', en: 'Matched' }, tone: 'success' },
    withdrawn: { label: { 'zh-CN': '已撤回', en: 'Withdrawn' }, tone: 'neutral' },
    expired: { label: { 'zh-CN': '已过期', en: 'Expired' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'published', to: 'matched', by: ['publisher', 'operator'] },
    { from: 'published', to: 'withdrawn', by: ['publisher'] },
    {
      from: 'published',
      to: 'expired',
      by: ['system'],
      note: {
        'zh-CN': `发布满${NEED_DAYS}天，仍需要的话请重新发布`,
        en: `Published for ${NEED_DAYS} days. Publish it again if you still need it`,
      },
    },
  ],
});
