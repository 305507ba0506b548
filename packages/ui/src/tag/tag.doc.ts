import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Tag',
  name: '标签',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '事物是什么：级别、类别、适用对象。',
    en: 'What something is: its level, its kind, whom it is for.',
  },
  avoid: {
    zh: '当前的状态用状态标签；可点的筛选用筛选栏。',
    en: 'The state that it is in is a Chip; filters to click are a FilterBar.',
  },
  anatomy: [
    {
      part: 'children',
      what: {
        zh: '一个短词',
        en: 'A short word',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: 'strong 给级别更高的一个',
      en: 'Use strong for the one that ranks above its neighbours',
    },
  ],
  donts: [
    {
      zh: '一行不超过四个',
      en: 'No more than four a line',
    },
  ],
};
export default doc;
