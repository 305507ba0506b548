import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const variantWords = defineWords({
  variantNavFigures: {
    'zh-CN': () => import('../messages/nav-figures.zh-CN.ts'),
    en: () => import('../messages/nav-figures.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof variantWords> {}
}
