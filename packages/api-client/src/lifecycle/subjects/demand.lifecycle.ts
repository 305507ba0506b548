import { operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Source: pages.md, "Lifecycles". */
export const demand = lifecycle({
  subject: 'demand',
  label: { 'zh-CN': '需求', en: 'Demand' },
  actors: { publisher: { 'zh-CN': '发布方', en: 'Publisher' }, operator },
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
    { from: 'released', to: 'withdrawn', by: ['publisher'] },
  ],
});
