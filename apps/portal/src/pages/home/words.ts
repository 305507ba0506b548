import { definePageWords } from '../../platform/words/page-words.ts';

export const homeWords = definePageWords({
  home: {
    'zh-CN': () => import('../../messages/zh-CN/home.ts'),
    en: () => import('../../messages/en/home.ts'),
  },
  /** The variant's own words of the home page. */
  homeVariant: {
    'zh-CN': () => import('#variant/messages/home/zh-CN.ts'),
    en: () => import('#variant/messages/home/en.ts'),
  },
});
