import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const registrationWords = defineWords({
  registration: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  registrationForm: {
    'zh-CN': () => import('./messages/form.zh-CN.ts'),
    en: () => import('./messages/form.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof registrationWords> {}
}
