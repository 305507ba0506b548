import { definePageWords } from '../../platform/words/page-words.ts';

export const accountWords = definePageWords({
  account: {
    'zh-CN': () => import('../../messages/zh-CN/account.ts'),
    en: () => import('../../messages/en/account.ts'),
  },
  settings: {
    'zh-CN': () => import('../../messages/zh-CN/settings.ts'),
    en: () => import('../../messages/en/settings.ts'),
  },
  enterprise: {
    'zh-CN': () => import('../../messages/zh-CN/enterprise.ts'),
    en: () => import('../../messages/en/enterprise.ts'),
  },
  addresses: {
    'zh-CN': () => import('../../messages/zh-CN/addresses.ts'),
    en: () => import('../../messages/en/addresses.ts'),
  },
  applications: {
    'zh-CN': () => import('../../messages/zh-CN/applications.ts'),
    en: () => import('../../messages/en/applications.ts'),
  },
});
