import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TextInput',
  name: '输入框',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '一行文字。',
    en: 'One line of text.',
  },
  avoid: {
    zh: '几行的用多行输入；密码、数字、搜索各有专用的。',
    en: 'For several lines use TextArea; passwords, numbers and searches have their own.',
  },
  anatomy: [
    {
      part: 'input',
      what: {
        zh: '原生控件',
        en: 'The native control',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '放在字段里，由字段命名',
      en: 'Put it in a Field, which names it',
    },
    {
      zh: '写明 type、autocomplete、inputmode',
      en: 'Give type, autocomplete and inputmode',
    },
  ],
  donts: [
    {
      zh: '不要用占位文字代替名称或格式说明',
      en: 'A placeholder is neither name nor hint',
    },
  ],
};
export default doc;
