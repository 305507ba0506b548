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
    'zh-CN': () => import('./messages/technique.zh-CN.ts'),
    en: () => import('./messages/technique.en.ts'),
  },
  businessRecommendProducts: {
    'zh-CN': () => import('./messages/products.zh-CN.ts'),
    en: () => import('./messages/products.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof businessWords> {}
}
