import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Cover',
  name: '封面图',
  group: 'media',
  stability: 'stable',
  purpose: {
    zh: '没有图片的事物的画：由编号画出的一角海图，编号不变图不变。',
    en: 'A picture for what has none: a piece of chart drawn from its id, always the same for the same id.',
  },
  avoid: {
    zh: '有真实图片时用图片。',
    en: 'Where there is a real picture use Image.',
  },
  anatomy: [
    {
      part: 'drawing',
      what: {
        zh: '品牌色的线画，装饰',
        en: 'Line drawing in brand colours, decoration',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '按内容种类选画法：政策用等高线，空间用泊位',
      en: 'Choose the kind by content: contour for policies, berth for spaces',
    },
  ],
  donts: [
    {
      zh: '不要用灰底占位代替它',
      en: 'Never a grey box in its place',
    },
  ],
};
export default doc;
