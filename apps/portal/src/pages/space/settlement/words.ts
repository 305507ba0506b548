import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const settlementWords = defineWords({
  spaceSettlement: {
    'zh-CN': () => import('../messages/settlement.zh-CN.ts'),
    en: () => import('../messages/settlement.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof settlementWords> {}
}
