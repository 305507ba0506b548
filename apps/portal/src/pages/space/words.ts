import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const spaceWords = defineWords({
  space: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  spaceComparison: {
    'zh-CN': () => import('./messages/comparison.zh-CN.ts'),
    en: () => import('./messages/comparison.en.ts'),
  },
  spaceUnits: {
    'zh-CN': () => import('./messages/units.zh-CN.ts'),
    en: () => import('./messages/units.en.ts'),
  },
  spaceUnit: {
    'zh-CN': () => import('./messages/unit.zh-CN.ts'),
    en: () => import('./messages/unit.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof spaceWords> {}
}
