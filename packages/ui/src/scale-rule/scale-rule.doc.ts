import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ScaleRule',
  name: '刻度线',
  group: 'layout',
  stability: 'stable',
  purpose: {
    zh: '海图的刻度，打开一个区块。',
    en: "The chart's graduated line, which opens a section.",
  },
  avoid: {
    zh: '普通分隔用分隔线；区块标题用区块头，它自带刻度线。',
    en: 'For a plain line use Divider; SectionHead brings one already.',
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
      zh: '放在区块最上面',
      en: 'At the very top of a section',
    },
  ],
  donts: [
    {
      zh: '不要放在卡片里',
      en: 'Not within a card',
    },
  ],
};
export default doc;
