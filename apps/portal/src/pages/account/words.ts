import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const accountWords = defineWords({
  accountOverview: {
    'zh-CN': () => import('./messages/overview.zh-CN.ts'),
    en: () => import('./messages/overview.en.ts'),
  },
  accountSettings: {
    'zh-CN': () => import('./messages/settings.zh-CN.ts'),
    en: () => import('./messages/settings.en.ts'),
  },
  accountEnterprise: {
    'zh-CN': () => import('./messages/enterprise.zh-CN.ts'),
    en: () => import('./messages/enterprise.en.ts'),
  },
  accountAddresses: {
    'zh-CN': () => import('./messages/addresses.zh-CN.ts'),
    en: () => import('./messages/addresses.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof accountWords> {}
}
