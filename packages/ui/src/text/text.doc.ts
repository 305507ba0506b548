import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Text',
  name: '文字',
  group: 'type',
  stability: 'new',
  purpose: {
    zh: '按字号、颜色、粗细取令牌的一段文字。',
    en: 'A piece of text by the scale of sizes, tones and weights.',
  },
  avoid: { zh: '整篇文章用 Prose；标题用 Heading。', en: 'A whole article is Prose; a heading is Heading.' },
  anatomy: [{ part: 'text', what: { zh: '文字', en: 'The text' } }],
  keyboard: [],
  dos: [
    { zh: '状态写成字，颜色只是辅助', en: 'Write the state as a word; colour only helps' },
    {
      zh: '长段落加 measure：每行不超过四十个汉字',
      en: 'measure for paragraphs: 40 Chinese characters a line at most',
    },
  ],
  donts: [
    { zh: '不要只用颜色表示状态，旁边要有字', en: 'Do not tell a state by colour alone: put its word beside it' },
    { zh: '重要的内容不要用 lines 截断', en: 'Do not cut what matters by lines' },
  ],
};
export default doc;
