import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const viewingWords = defineWords({
  spaceReserve: {
    'zh-CN': () => import('../messages/reserve.zh-CN.ts'),
    en: () => import('../messages/reserve.en.ts'),
  },
  spaceMake: {
    'zh-CN': () => import('../messages/make.zh-CN.ts'),
    en: () => import('../messages/make.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof viewingWords> {}
}
