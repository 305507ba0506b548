import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const fundsWords = defineWords({
  financeFunds: {
    'zh-CN': () => import('../messages/funds.zh-CN.ts'),
    en: () => import('../messages/funds.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof fundsWords> {}
}
