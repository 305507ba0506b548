import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ConfirmDialog',
  name: '确认对话框',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '在无法撤销的操作之前问一次。',
    en: 'Asks once before something that cannot be undone.',
  },
  avoid: {
    zh: '能撤销的直接做并给出撤销；要填写内容的用对话框。',
    en: 'What can be undone is done at once, with an undo; to fill something in use Dialog.',
  },
  anatomy: [
    {
      part: 'title',
      what: {
        zh: '问题，写明对象',
        en: 'The question, naming the object',
      },
    },
    {
      part: 'children',
      what: {
        zh: '会发生什么、能否撤回',
        en: 'What will happen and whether it can be undone',
      },
    },
    {
      part: 'cancel',
      at: '[role="alertdialog"] button:has(+ button)',
      what: {
        zh: '退路，焦点从这里开始',
        en: 'The way out, where focus starts',
      },
    },
    {
      part: 'confirm',
      at: '[role="alertdialog"] button + button',
      what: {
        zh: '写出结果的按钮',
        en: 'A button that says what happens',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Escape'],
      does: {
        zh: '取消',
        en: 'Cancels',
      },
    },
    {
      keys: ['Tab'],
      does: {
        zh: '在对话框内循环',
        en: 'Goes round within the dialog',
      },
    },
  ],
  dos: [
    {
      zh: '按钮写“撤回申报”，不写“确定”',
      en: "Say 'Withdraw the application', not 'OK'",
    },
  ],
  donts: [
    { zh: '按钮不写“确定”', en: "No 'OK' on the button" },
    {
      zh: '不要连问两次',
      en: 'Do not ask twice',
    },
  ],
};
export default doc;
