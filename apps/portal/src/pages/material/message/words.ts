import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const messageWords = defineWords({
  materialDemands: {
    'zh-CN': () => import('../messages/demands.zh-CN.ts'),
    en: () => import('../messages/demands.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof messageWords> {}
}
