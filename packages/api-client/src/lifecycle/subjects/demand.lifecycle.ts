import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Days after its deadline on which a demand that nobody solves is taken down. */
export const IDLE_DAYS = 30;

/** Lifecycle of a demand. */
export const demand = lifecycle({
  subject: 'demand',
  label: { 'zh-CN': '需求', en: 'Demand' },
  actors: { publisher: { 'zh-CN': '发布方', en: 'Publisher' }, operator, system },
  initialStates: ['draft'],
  states: {
    draft: { label: { 'zh-CN': '草稿', en: 'Draft' }, tone: 'neutral', waitingFor: 'publisher' },
    reviewing: { label: { 'zh-CN': '审核中', en: 'In review' }, tone: 'info', waitingFor: 'operator', workdays: 3 },
    released: { label: { 'zh-CN': '已发布', en: 'Released' }, tone: 'success' },
    unveiled: { label: { 'zh-CN': '已揭榜', en: 'Unveiled' }, tone: 'info', waitingFor: 'publisher' },
    completed: { label: { 'zh-CN': '已完成', en: 'Completed' }, tone: 'neutral' },
    rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
    withdrawn: { label: { 'zh-CN': '已撤回', en: 'Withdrawn' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'draft', to: 'reviewing', by: ['publisher'] },
    { from: 'reviewing', to: 'released', by: ['operator'] },
    { from: 'released', to: 'unveiled', by: ['publisher'] },
    { from: 'unveiled', to: 'completed', by: ['publisher'] },
    { from: 'reviewing', to: 'rejected', by: ['operator'], reason: 'required' },
    {
      from: 'released',
      to: 'withdrawn',
      by: ['system'],
      note: {
        'zh-CN': `截止已满${IDLE_DAYS}天仍未揭榜，系统撤回；仍需要的话请重新发布`,
        en: `Not unveiled within ${IDLE_DAYS} days of the deadline. Publish it again if you still need it`,
      },
    },
    // Responders are told why.
    { from: 'released', to: 'withdrawn', by: ['publisher'], reason: 'required' },
  ],
});
