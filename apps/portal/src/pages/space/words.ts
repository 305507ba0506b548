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
  spaceIntroduction: {
    'zh-CN': () => import('./messages/introduction.zh-CN.ts'),
    en: () => import('./messages/introduction.en.ts'),
  },
  spaceLanding: {
    'zh-CN': () => import('./messages/landing.zh-CN.ts'),
    en: () => import('./messages/landing.en.ts'),
  },
  spacePark: {
    'zh-CN': () => import('./messages/park.zh-CN.ts'),
    en: () => import('./messages/park.en.ts'),
  },
  spaceParks: {
    'zh-CN': () => import('./messages/parks.zh-CN.ts'),
    en: () => import('./messages/parks.en.ts'),
  },
  spaceUnit: {
    'zh-CN': () => import('./messages/unit.zh-CN.ts'),
    en: () => import('./messages/unit.en.ts'),
  },
  spaceIncubator: {
    'zh-CN': () => import('./messages/incubator.zh-CN.ts'),
    en: () => import('./messages/incubator.en.ts'),
  },
  spaceMap: {
    'zh-CN': () => import('./messages/map.zh-CN.ts'),
    en: () => import('./messages/map.en.ts'),
  },
  spacePanorama: {
    'zh-CN': () => import('./messages/panorama.zh-CN.ts'),
    en: () => import('./messages/panorama.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof spaceWords> {}
}
