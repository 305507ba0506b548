import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const homeWords = defineWords({
  home: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  homeTemplates: {
    'zh-CN': () => import('./messages/templates.zh-CN.ts'),
    en: () => import('./messages/templates.en.ts'),
  },
  /** The variant's own words of the home page. */
  variantHome: {
    'zh-CN': () => import('#variant/messages/home.zh-CN.ts'),
    en: () => import('#variant/messages/home.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof homeWords> {}
}
