import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Heading',
  name: '标题',
  group: 'type',
  stability: 'new',
  purpose: {
    zh: '给下面的内容起名。级别给大纲，大小给眼睛，各自决定。',
    en: 'Names what follows. Its level is for the outline, its look for the eye.',
  },
  avoid: { zh: '强调一句话用 Text 的 weight。', en: 'To stress a sentence use the weight of Text.' },
  anatomy: [{ part: 'text', what: { zh: '标题文字，各行长度自动均衡', en: 'The words; lines are balanced' } }],
  keyboard: [],
  dos: [{ zh: '每页一个一级标题，逐级往下', en: 'One level 1 a page, then down step by step' }],
  donts: [{ zh: '不要为了字号改级别', en: 'Do not change the level for the size' }],
};
export default doc;
