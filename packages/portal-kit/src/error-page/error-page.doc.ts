import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ErrorPage',
  name: '错误页',
  group: 'feedback',
  task: 'orient',
  stability: 'stable',
  purpose: {
    zh: '整页出错：状态码、一句话、能做什么。',
    en: 'A whole page that failed: its status, a sentence, and what can be done.',
  },
  avoid: {
    zh: '页面里一块没有读到用警告提示加重试；列表为空用空状态。',
    en: 'For a part of a page use Alert with a retry; for a list without results EmptyState.',
  },
  anatomy: [
    { part: 'status', what: { zh: '状态码', en: 'The status code' } },
    { part: 'title', what: { zh: '发生了什么', en: 'What happened' } },
    {
      part: 'message',
      at: '[class*="_lede__"]',
      what: { zh: '服务给出的说明，代替默认文字', en: 'Words of the service, in place of the default ones' },
    },
    { part: 'children', what: { zh: '例如站内搜索', en: 'A search form, say' } },
    {
      part: 'actions',
      what: { zh: '重试与回首页；404 不提供重试', en: 'Try again, and the way home; no retry for a 404' },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: { zh: '重试、回首页', en: 'Try again, then home' } }],
  dos: [
    { zh: '写明做了什么也没丢', en: 'Say what was kept' },
    { zh: 'homeHref 用本分区的首页', en: 'Let homeHref be the home of this variant' },
  ],
  donts: [
    { zh: '不要显示技术堆栈', en: 'No stack traces' },
    { zh: '不要自动跳走', en: 'Do not lead away by itself' },
  ],
};
export default doc;
