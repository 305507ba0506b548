import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Skeleton',
  name: '骨架屏',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '给正在来的内容留位置，形状与内容一致。',
    en: 'Keeps the place of something on its way, in its shape.',
  },
  avoid: {
    zh: '形状未知用加载圈；换页用顶部进度。',
    en: 'Where the shape is unknown use Spinner; for a change of page TopProgress.',
  },
  anatomy: [
    {
      part: 'line',
      at: '[class*="skeleton_"]',
      what: {
        zh: '一行或一块',
        en: 'A line or a block',
      },
    },
  ],
  keyboard: [],
  dos: [
    { zh: '与将来的内容同高同宽', en: 'As high and wide as what comes' },
    {
      zh: '外层区域写 aria-busy',
      en: 'The region around it says aria-busy',
    },
  ],
  donts: [
    {
      zh: '不要比内容高或矮，内容来时不跳动',
      en: 'Neither higher nor lower than what comes: nothing may jump',
    },
  ],
};
export default doc;
