import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const reportWords = defineWords({
  spaceBusinessStatus: {
    'zh-CN': () => import('../messages/business-status.zh-CN.ts'),
    en: () => import('../messages/business-status.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof reportWords> {}
}
