import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const remarksWords = defineWords({
  spaceRemarks: {
    'zh-CN': () => import('../messages/remarks.zh-CN.ts'),
    en: () => import('../messages/remarks.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof remarksWords> {}
}
