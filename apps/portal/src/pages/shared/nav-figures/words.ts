import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const navFiguresWords = defineWords({
  navFigures: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof navFiguresWords> {}
}
