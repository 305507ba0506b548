import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const idlePartsWords = defineWords({
  idleParts: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof idlePartsWords> {}
}
