import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'BorderStrip',
  name: '黑白边条',
  group: 'layout',
  stability: 'stable',
  purpose: {
    zh: '海图的黑白边：收住首屏，打开页脚。',
    en: 'A strip of alternating blocks, as on the border of a chart: below the hero, above the footer.',
  },
  avoid: {
    zh: '区块之间用刻度线或分隔线。',
    en: 'Between sections use ScaleRule or Divider.',
  },
  anatomy: [
    {
      part: 'root',
      what: {
        zh: '装饰，读屏器不读',
        en: 'Decoration, hidden from assistive technology',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '一页至多两条',
      en: 'Two a page at most',
    },
  ],
  donts: [
    {
      zh: '不当普通分隔线用',
      en: 'Not as an ordinary divider',
    },
  ],
};
export default doc;
