import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Menu',
  name: '菜单',
  group: 'action',
  stability: 'stable',
  purpose: {
    zh: '对一个对象的几个动作，收在一个按钮后面。',
    en: 'Actions on one thing, behind one button.',
  },
  avoid: {
    zh: '选一个值用选择框；人人要用的导航不藏进菜单。',
    en: 'To choose a value use Select; navigation that everybody needs does not hide in a menu.',
  },
  anatomy: [
    {
      part: 'trigger',
      what: {
        zh: '打开它的按钮',
        en: 'The button that opens it',
      },
    },
    {
      part: 'label',
      what: {
        zh: '对象的名称',
        en: 'The name of the thing',
      },
    },
    {
      part: 'item',
      what: {
        zh: '一个动作',
        en: 'One action',
      },
    },
    {
      part: 'link-item',
      what: {
        zh: '一个去处',
        en: 'One place to go',
      },
    },
    {
      part: 'separator',
      what: {
        zh: '隔开危险的动作',
        en: 'Sets apart what is dangerous',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      does: {
        zh: '打开并到第一项',
        en: 'Opens it on the first item',
      },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: {
        zh: '上一项、下一项，跳过禁用的',
        en: 'Previous and next item, past disabled ones',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        zh: '第一项、最后一项',
        en: 'First and last item',
      },
    },
    {
      keys: ['Escape'],
      does: {
        zh: '关闭，焦点回到按钮',
        en: 'Closes, focus goes back to the button',
      },
    },
  ],
  dos: [
    {
      zh: '危险的动作放最后并隔开',
      en: 'What is dangerous comes last, set apart',
    },
  ],
  donts: [
    { zh: '危险的动作不夹在中间', en: 'Nothing dangerous in the middle' },
    {
      zh: '不超过七项',
      en: 'No more than seven items',
    },
  ],
};
export default doc;
