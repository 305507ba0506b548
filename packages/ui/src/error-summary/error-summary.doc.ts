import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ErrorSummary',
  name: '错误汇总',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '提交失败后列出全部问题，每条带到对应的字段。',
    en: 'All that hinders a form, above it; each line leads to its field.',
  },
  avoid: {
    zh: '单个字段的错误写在字段下；服务故障用提示。',
    en: "One field's error stands below the field; for a failing service use Alert.",
  },
  anatomy: [
    {
      part: 'title',
      what: {
        zh: '有几项要改、填写的内容还在',
        en: 'How many, and that what was entered is kept',
      },
    },
    {
      part: 'link',
      what: {
        zh: '一条问题，带到字段',
        en: 'One problem, leads to its field',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '依次经过各条',
        en: 'Goes through the lines',
      },
    },
    {
      keys: ['Enter'],
      does: {
        zh: '焦点移到该字段',
        en: 'Moves focus to the field',
      },
    },
  ],
  dos: [
    { zh: '每条说出哪里要改，并通向该字段', en: 'Let each line say what to change and lead to its field' },
    {
      zh: '出现时拿到焦点；再次提交换一个 key',
      en: 'It takes focus as it appears; a second submit wants another key',
    },
  ],
  donts: [
    { zh: '不要只说“有误”', en: 'Do not just say that something is wrong' },
    {
      zh: '不要在输入过程中弹出',
      en: 'Not while somebody is still typing',
    },
  ],
};
export default doc;
