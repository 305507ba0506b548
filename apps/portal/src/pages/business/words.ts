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
  businessNewTechnique: {
    'zh-CN': () => import('./messages/new-technique.zh-CN.ts'),
    en: () => import('./messages/new-technique.en.ts'),
  },
  businessRecommendProducts: {
    'zh-CN': () => import('./messages/recommend-products.zh-CN.ts'),
    en: () => import('./messages/recommend-products.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof businessWords> {}
}
