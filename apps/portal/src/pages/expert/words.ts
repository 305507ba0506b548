import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const expertWords = defineWords({
  expert: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  expertManagement: {
    'zh-CN': () => import('./messages/management.zh-CN.ts'),
    en: () => import('./messages/management.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof expertWords> {}
}
