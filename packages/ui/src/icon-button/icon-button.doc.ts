import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'IconButton',
  name: '图标按钮',
  group: 'action',
  stability: 'stable',
  purpose: {
    zh: '只有图标的按钮，用于人人认得的动作：关闭、更多、上一月。',
    en: 'A button with an icon alone, for actions everybody knows: close, more, previous month.',
  },
  avoid: {
    zh: '不是人人认得的动作用带文字的按钮。',
    en: 'For what not everybody knows use Button with words.',
  },
  anatomy: [
    {
      part: 'icon',
      what: {
        zh: '图标',
        en: 'The icon',
      },
    },
    {
      part: 'label',
      what: {
        zh: '名称，指针停留或键盘聚焦时显示',
        en: 'Its name, seen under a resting pointer and on keyboard focus',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        zh: '按下',
        en: 'Presses it',
      },
    },
    { keys: ['Escape'], does: { zh: '收起名称，焦点不动', en: 'Hides the name; focus stays' } },
  ],
  dos: [
    { zh: '主要动作写成文字', en: 'Put the main action into words' },
    {
      zh: '名称写动作与对象：“关闭筛选”',
      en: "Name the action and its object: 'Close filters'",
    },
  ],
  donts: [
    {
      zh: '不要再写 title：名称会被读两遍',
      en: 'No title besides: the name would be read twice',
    },
    {
      zh: '主要动作不要只给图标',
      en: 'Never for the main action of a view',
    },
  ],
};
export default doc;
