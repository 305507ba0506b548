import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Avatar',
  name: '头像',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '人或企业的头像；没有图片时显示姓名，底色由姓名决定，始终不变。',
    en: 'Picture of a person or an enterprise; without one letters of the name, on a ground that the name decides for good.',
  },
  avoid: { zh: '内容的封面用 Cover；图标用 Icon。', en: 'For the cover of an item use Cover; for a sign Icon.' },
  anatomy: [
    {
      part: 'letters',
      what: { zh: '中文取末两字，其他取首尾词首字母', en: 'Last two signs in Chinese, else first letters' },
    },
    { part: 'picture', what: { zh: '图片，载入后盖住文字', en: 'Picture, over the letters once it is there' } },
  ],
  keyboard: [],
  dos: [{ zh: '旁边已有姓名时用 decorative', en: 'Where the name stands beside it use decorative' }],
  donts: [{ zh: '不要只靠底色区分人', en: 'Do not tell people apart by the ground alone' }],
};
export default doc;
