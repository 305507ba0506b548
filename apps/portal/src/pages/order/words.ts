import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const orderWords = defineWords({
  order: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  orderFlow: {
    'zh-CN': () => import('./messages/flow.zh-CN.ts'),
    en: () => import('./messages/flow.en.ts'),
  },
  orderList: {
    'zh-CN': () => import('./messages/list.zh-CN.ts'),
    en: () => import('./messages/list.en.ts'),
  },
  orderVoucher: {
    'zh-CN': () => import('./messages/voucher.zh-CN.ts'),
    en: () => import('./messages/voucher.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof orderWords> {}
}
