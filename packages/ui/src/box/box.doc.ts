import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Box',
  name: '盒',
  group: 'layout',
  stability: 'new',
  purpose: {
    zh: '一块有底色、边框和内边距的区域，都取自令牌。',
    en: 'An area with a ground, an edge and room within, all by tokens.',
  },
  avoid: {
    zh: '排布里面的东西用 Stack、Inline、Grid；一个对象用 Card。',
    en: 'To lay out what is in it use Stack, Inline or Grid; for one object Card.',
  },
  anatomy: [{ part: 'root', what: { zh: '区域本身', en: 'The area itself' } }],
  keyboard: [],
  dos: [
    { zh: '两块内容之间加边框', en: 'Put a border between two things' },
    {
      zh: '深色带用 inverse，里面的组件自己换色',
      en: 'For a dark band use inverse: what lies in it changes colour by itself',
    },
  ],
  donts: [
    {
      zh: '不要只靠底色区分两块内容，强制颜色下底色会消失',
      en: 'Do not tell two things apart by ground alone: forced colours take it away',
    },
  ],
};
export default doc;
