import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const businessWords = defineWords({
  business: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  businessComparison: {
    'zh-CN': () => import('./messages/comparison.zh-CN.ts'),
    en: () => import('./messages/comparison.en.ts'),
  },
  businessService: {
    'zh-CN': () => import('./messages/service.zh-CN.ts'),
    en: () => import('./messages/service.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof businessWords> {}
}
