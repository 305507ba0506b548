import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Select',
  name: '选择框',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '从一列里选一项，用浏览器自带的选择框。',
    en: "One of a list, by the browser's own select.",
  },
  avoid: {
    zh: '不到六项摊开用选项组；很多项要搜索用组合框。',
    en: 'Fewer than six are better laid open in a ChoiceGroup; for many to search Combobox.',
  },
  anatomy: [
    {
      part: 'select',
      what: {
        zh: '原生控件，子元素是 option',
        en: 'The native control; its children are options',
      },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: {
        zh: '上一项、下一项',
        en: 'Previous and next',
      },
    },
    {
      keys: ['Space'],
      does: {
        zh: '打开列表',
        en: 'Opens the list',
      },
    },
  ],
  dos: [
    {
      zh: '放在字段里，由字段命名',
      en: 'Put it in a Field, which names it',
    },
  ],
  donts: [
    {
      zh: '第一项不要写“请选择”当名称',
      en: 'Its first option is no label',
    },
  ],
};
export default doc;
