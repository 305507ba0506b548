import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Spinner',
  name: '加载圈',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '有事在进行，形状未知。',
    en: 'Something is under way whose shape is unknown.',
  },
  avoid: {
    zh: '形状已知用骨架屏；按钮里用按钮的 loading；知道比例用进度条。',
    en: 'Where the shape is known use Skeleton; in a button its loading; for a known share Progress.',
  },
  anatomy: [
    {
      part: 'ring',
      what: {
        zh: '转动的圈，装饰',
        en: 'The turning ring, decoration',
      },
    },
    {
      part: 'label',
      what: {
        zh: '在做什么，播报',
        en: 'What is under way, announced',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '写明在做什么：“正在查找”',
      en: "Say what: 'Searching'",
    },
  ],
  donts: [
    {
      zh: '一屏不要多于一个',
      en: 'No more than one in a view',
    },
  ],
};
export default doc;
