import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Checkbox',
  name: '复选框',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '一句话，成立或不成立。',
    en: 'One statement that is true or not.',
  },
  avoid: {
    zh: '几项里选几项用选项组；立即生效的设置用开关。',
    en: 'For several of several use ChoiceGroup; for a setting that takes effect at once Switch.',
  },
  anatomy: [
    {
      part: 'input',
      what: {
        zh: '原生复选框',
        en: 'Native checkbox',
      },
    },
    {
      part: 'label',
      what: {
        zh: '整行可点的文字',
        en: 'The words; the whole line can be clicked',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Space'],
      does: {
        zh: '勾选或取消',
        en: 'Checks or unchecks',
      },
    },
  ],
  dos: [
    {
      zh: '写成肯定句：“我已阅读并同意”',
      en: "Word it positively: 'I have read and agree'",
    },
  ],
  donts: [
    {
      zh: '不要预先替人勾选同意',
      en: 'Never tick consent in advance',
    },
  ],
};
export default doc;
