import { definePageWords } from '../../platform/words/page-words.ts';

export const authWords = definePageWords({
  login: {
    'zh-CN': () => import('../../messages/zh-CN/login.ts'),
    en: () => import('../../messages/en/login.ts'),
  },
  /** Terms of service and privacy policy, when they are read. */
  agreements: {
    'zh-CN': () => import('../../messages/zh-CN/agreements.ts'),
    en: () => import('../../messages/en/agreements.ts'),
  },
});
