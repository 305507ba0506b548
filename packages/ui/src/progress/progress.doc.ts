import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Progress',
  name: '进度条',
  group: 'feedback',
  stability: 'new',
  purpose: {
    zh: '显示一件事做到了哪里，例如上传；还不知道要多久时显示正在进行。',
    en: 'Shows how far something has come, such as an upload; or that it goes on, while the end is not known.',
  },
  avoid: {
    zh: '打开页面用 TopProgress；按钮的等待用 loading；第几步用 Steps。',
    en: 'A page on its way is TopProgress, a waiting button its loading, a place in a sequence Steps.',
  },
  anatomy: [
    { part: 'label', what: { zh: '正在做什么', en: 'What goes on' } },
    { part: 'valueText', what: { zh: '用文字说的进度', en: 'How far, in words' } },
    { part: 'bar', what: { zh: '进度，语义来自原生 progress', en: 'The bar, over the native progress element' } },
  ],
  keyboard: [],
  dos: [
    { zh: '能算出来就给 value', en: 'Give a value as soon as one can be worked out' },
    { zh: '完成后用状态消息说出结果', en: 'Say the result in a status when it is done' },
  ],
  donts: [{ zh: '不要编造进度', en: 'Never make progress up' }],
};
export default doc;
