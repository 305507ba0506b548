import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'VisuallyHidden',
  name: '仅供读屏',
  group: 'type',
  stability: 'stable',
  purpose: {
    zh: '只给读屏软件的文字。',
    en: 'Text for assistive technology alone.',
  },
  avoid: {
    zh: '人人该看到的直接写出来。',
    en: 'What everybody should know is written for all.',
  },
  anatomy: [
    {
      part: 'root',
      what: {
        zh: '看不见、读得到',
        en: 'Unseen, but read',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '补全图形已表达的意思',
      en: 'Say what a drawing already shows',
    },
  ],
  donts: [
    {
      zh: '不要放能得到焦点的东西',
      en: 'Nothing in it may take focus',
    },
  ],
};
export default doc;
