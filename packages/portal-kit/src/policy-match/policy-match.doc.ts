import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'PolicyMatch',
  name: '政策比对',
  group: 'data',
  task: 'decide',
  stability: 'stable',
  purpose: {
    zh: '把一项申报逐条与企业画像比对：满足几条、差在哪里、最小的改变是什么、还要问什么。',
    en: 'Compares a declaration with a profile, criterion by criterion: how many are met, what is in the way, the smallest change, what is to be asked.',
  },
  avoid: {
    zh: '只显示结论用泊位条或状态标签；填写画像用问卷。',
    en: 'For the verdict alone use CellRow or Chip; to fill in the profile Questionnaire.',
  },
  anatomy: [
    { part: 'score', what: { zh: '满足几条，朗读', en: 'How many are met, spoken' } },
    {
      part: 'cells',
      at: '[class*="_score__"] ~ *, [class*="_list__"]',
      what: { zh: '每条一格', en: 'A cell for each criterion' },
    },
    {
      part: 'unmet',
      at: '[class*="_list__"] > *',
      what: { zh: '不满足：差距与最近的改变', en: 'Not met: what is missing and the nearest change' },
    },
    { part: 'unknown', what: { zh: '未知：当场问', en: 'Unknown: asked on the spot' } },
    { part: 'met', what: { zh: '已满足，收起', en: 'Met, folded' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到回答、展开与链接', en: 'To answers, the fold and links' } },
    { keys: ['Enter', 'Space'], does: { zh: '回答；展开', en: 'Answers; unfolds' } },
  ],
  dos: [
    { zh: '区间内的阈值是未知，问具体数字', en: 'A threshold within an answered range is unknown: ask for the figure' },
    { zh: '每条写明出处的条款', en: 'Let each criterion name its clause' },
  ],
  donts: [
    { zh: '不要猜', en: 'Never guess' },
    { zh: '不要把不能改变的事实说成可以改', en: 'Do not suggest to change what cannot be changed' },
  ],
};
export default doc;
