import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Dialog',
  name: '对话框',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '打断当前页，做完一件事再回来。手机上是整屏面板。',
    en: 'Interrupts the page for one thing, then leads back. A full-screen sheet on a phone.',
  },
  avoid: {
    zh: '只是确认用确认对话框；内容很长或要分享地址的用页面。',
    en: 'To confirm only use ConfirmDialog; what is long or wants an address is a page.',
  },
  anatomy: [
    {
      part: 'trigger',
      what: {
        zh: '打开它的按钮，关闭后焦点回来',
        en: 'The button that opens it and gets focus back',
      },
    },
    {
      part: 'header',
      what: {
        zh: '标题、说明、关闭按钮，不随内容滚动',
        en: 'Title, description and close button; stays while the body scrolls',
      },
    },
    {
      part: 'body',
      what: {
        zh: '滚动的内容',
        en: 'What scrolls',
      },
    },
    {
      part: 'footer',
      what: {
        zh: '说明与按钮，始终可见',
        en: 'A note and the buttons, always in sight',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Escape'],
      does: {
        zh: '关闭，焦点回到触发按钮',
        en: 'Closes, focus goes back to the trigger',
      },
    },
    {
      keys: ['Tab', 'Shift+Tab'],
      does: {
        zh: '在对话框内循环',
        en: 'Goes round within the dialog',
      },
    },
  ],
  dos: [
    { zh: '后一个问题在同一个对话框里问', en: 'Ask the next question in the same dialog' },
    {
      zh: '填写中的内容不因点到外面而丢失：dismissOnScrim={false}',
      en: 'Keep work from a stray click: dismissOnScrim={false}',
    },
  ],
  donts: [
    {
      zh: '对话框上不要再开对话框',
      en: 'No dialog upon a dialog',
    },
  ],
};
export default doc;
