import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const ownDemandWords = defineWords({
  supplyOwn: {
    'zh-CN': () => import('../messages/own.zh-CN.ts'),
    en: () => import('../messages/own.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof ownDemandWords> {}
}
