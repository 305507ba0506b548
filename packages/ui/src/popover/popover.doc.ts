import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Popover',
  name: '浮层',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '在触发它的东西旁边，多说一些或放几个控件。',
    en: 'More about something, or a few controls, beside what opened it.',
  },
  avoid: {
    zh: '一两个词的提示用文字提示；动作列表用菜单；要专心做的用对话框。',
    en: 'For a word or two use Tooltip; for actions Menu; for what needs attention Dialog.',
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
      part: 'content',
      what: {
        zh: '浮起的面板，需要名称',
        en: 'The panel; it needs a name',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        zh: '打开，焦点进入',
        en: 'Opens it, focus goes in',
      },
    },
    {
      keys: ['Escape'],
      does: {
        zh: '关闭，焦点回到按钮',
        en: 'Closes, focus goes back',
      },
    },
  ],
  dos: [
    { zh: '必须看到的写在页面上', en: 'Put on the page what everybody must see' },
    {
      zh: '给内容 aria-label',
      en: 'Give the content an aria-label',
    },
  ],
  donts: [
    {
      zh: '必须看到的内容不要藏在里面',
      en: 'Do not hide what everybody must see',
    },
  ],
};
export default doc;
