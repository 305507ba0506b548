import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const authWords = defineWords({
  authLogin: {
    'zh-CN': () => import('./messages/login.zh-CN.ts'),
    en: () => import('./messages/login.en.ts'),
  },
  /** Terms of service and privacy policy, when they are read. */
  authAgreements: {
    'zh-CN': () => import('./messages/agreements.zh-CN.ts'),
    en: () => import('./messages/agreements.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof authWords> {}
}
