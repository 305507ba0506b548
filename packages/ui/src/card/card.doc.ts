import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Card',
  name: '卡片',
  group: 'layout',
  stability: 'stable',
  purpose: {
    zh: '带边框的一个对象，通常有图。',
    en: 'One object with a border, usually with a picture.',
  },
  avoid: {
    zh: '成列的文字条目用列表或表格；分组表单用字段组。',
    en: 'For rows of text use List or Table; for a group of fields a fieldset.',
  },
  anatomy: [
    {
      part: 'root',
      what: {
        zh: '容器，可指定元素；有 href 时整张卡片是一个链接',
        en: 'The box, of any element; with href the whole card is one link',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '有 href 时聚焦整张卡片',
        en: 'With href, focuses the card as one',
      },
    },
    {
      keys: ['Enter'],
      does: {
        zh: '前往',
        en: 'Goes there',
      },
    },
  ],
  dos: [
    { zh: '里面有按钮时，只把标题做成链接', en: 'With a button within make the title alone the link' },
    {
      zh: '列表里的卡片用 as="li" 或 "article"',
      en: 'In a list use as="li" or "article"',
    },
  ],
  donts: [
    {
      zh: '整张是链接时，里面不放按钮或其他链接',
      en: 'With href put no button or other link within',
    },
  ],
};
export default doc;
