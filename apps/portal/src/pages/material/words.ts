import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const materialWords = defineWords({
  materialProduct: {
    'zh-CN': () => import('./messages/product.zh-CN.ts'),
    en: () => import('./messages/product.en.ts'),
  },
  materialProductDetail: {
    'zh-CN': () => import('./messages/product-detail.zh-CN.ts'),
    en: () => import('./messages/product-detail.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof materialWords> {}
}
