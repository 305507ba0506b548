import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const leaseWords = defineWords({
  spaceContract: {
    'zh-CN': () => import('../messages/contract.zh-CN.ts'),
    en: () => import('../messages/contract.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof leaseWords> {}
}
