import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const financeApplicationWords = defineWords({
  financeApplication: {
    'zh-CN': () => import('../messages/application.zh-CN.ts'),
    en: () => import('../messages/application.en.ts'),
  },
  financeInquiry: {
    'zh-CN': () => import('../messages/inquiry.zh-CN.ts'),
    en: () => import('../messages/inquiry.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof financeApplicationWords> {}
}
