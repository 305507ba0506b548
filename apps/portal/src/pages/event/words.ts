import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const eventWords = defineWords({
  event: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  eventActivity: {
    'zh-CN': () => import('./messages/activity.zh-CN.ts'),
    en: () => import('./messages/activity.en.ts'),
  },
  eventDetail: {
    'zh-CN': () => import('./messages/detail.zh-CN.ts'),
    en: () => import('./messages/detail.en.ts'),
  },
  eventMine: {
    'zh-CN': () => import('./messages/mine.zh-CN.ts'),
    en: () => import('./messages/mine.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof eventWords> {}
}
