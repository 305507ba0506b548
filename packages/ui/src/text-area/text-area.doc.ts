import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TextArea',
  name: '多行输入',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '几行文字。',
    en: 'Several lines of text.',
  },
  avoid: {
    zh: '一行的用输入框；带格式的内容另行处理。',
    en: 'For one line use TextInput.',
  },
  anatomy: [
    {
      part: 'textarea',
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
      zh: '高度与期望的长度相当',
      en: 'As high as what is expected is long',
    },
  ],
  donts: [
    { zh: '不要让人在一行高的框里写几句话', en: 'Do not have people write several sentences in a box of one line' },
    {
      zh: '不要禁止拉高',
      en: 'Do not keep people from making it higher',
    },
  ],
};
export default doc;
