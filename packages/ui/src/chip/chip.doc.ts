import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Chip',
  name: '状态标签',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '事物当前的状态：待审核、已通过、已截止。',
    en: 'The state that something is in: waiting, accepted, closed.',
  },
  avoid: {
    zh: '事物固有的类别用标签；数字角标用徽标。',
    en: 'For what something is, for good, use Tag; for a count Badge.',
  },
  anatomy: [
    {
      part: 'dot',
      at: '[class*="_chip_"]',
      what: {
        zh: '圆点，plain 时没有',
        en: 'A dot, none with plain',
      },
    },
    {
      part: 'children',
      what: {
        zh: '状态的名称',
        en: 'The name of the state',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '同一状态全站用同一语气',
      en: 'One tone for one state all over the site',
    },
    {
      zh: 'signal 只用于期限',
      en: 'Keep signal for deadlines',
    },
  ],
  donts: [
    {
      zh: '不要做成可点的，它不是按钮',
      en: 'Not to be clicked: it is no button',
    },
  ],
};
export default doc;
