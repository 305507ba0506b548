import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const needWords = defineWords({
  spaceNeeds: {
    'zh-CN': () => import('../messages/needs.zh-CN.ts'),
    en: () => import('../messages/needs.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof needWords> {}
}
