import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const applyingWords = defineWords({
  spaceApplying: {
    'zh-CN': () => import('../messages/applying.zh-CN.ts'),
    en: () => import('../messages/applying.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof applyingWords> {}
}
