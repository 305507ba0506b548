import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const supplyWords = defineWords({
  supply: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  supplyHall: {
    'zh-CN': () => import('./messages/hall.zh-CN.ts'),
    en: () => import('./messages/hall.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof supplyWords> {}
}
