import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Table',
  name: '表格',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '同一种东西的多行，手机上变成卡片。',
    en: 'Rows of one kind; cards on a phone.',
  },
  avoid: {
    zh: '一个对象的属性用描述列表；图文条目用列表或卡片。',
    en: "For one thing's properties use DescriptionList; for items with pictures List or Card.",
  },
  anatomy: [
    {
      part: 'caption',
      what: {
        zh: '名称，可隐藏',
        en: 'Its name, may be hidden',
      },
    },
    {
      part: 'header',
      what: {
        zh: '列名',
        en: 'The name of a column',
      },
    },
    {
      part: 'row',
      what: {
        zh: '一行，手机上一张卡',
        en: 'A row, on a phone a card',
      },
    },
    {
      part: 'primary',
      what: {
        zh: '命名这一行的单元格',
        en: 'The cell that names the row',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '数字列靠行尾：align="end"',
      en: 'Figures at the end: align="end"',
    },
  ],
  donts: [
    {
      zh: '不要用它排版',
      en: 'Not for layout',
    },
  ],
};
export default doc;
