import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const experimentWords = defineWords({
  experiment: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  experimentBooking: {
    'zh-CN': () => import('./messages/booking.zh-CN.ts'),
    en: () => import('./messages/booking.en.ts'),
  },
  experimentConsumable: {
    'zh-CN': () => import('./messages/consumable.zh-CN.ts'),
    en: () => import('./messages/consumable.en.ts'),
  },
  experimentInstrument: {
    'zh-CN': () => import('./messages/instrument.zh-CN.ts'),
    en: () => import('./messages/instrument.en.ts'),
  },
  experimentLaboratory: {
    'zh-CN': () => import('./messages/laboratory.zh-CN.ts'),
    en: () => import('./messages/laboratory.en.ts'),
  },
  experimentLanding: {
    'zh-CN': () => import('./messages/landing.zh-CN.ts'),
    en: () => import('./messages/landing.en.ts'),
  },
  experimentOutcome: {
    'zh-CN': () => import('./messages/outcome.zh-CN.ts'),
    en: () => import('./messages/outcome.en.ts'),
  },
  experimentProject: {
    'zh-CN': () => import('./messages/project.zh-CN.ts'),
    en: () => import('./messages/project.en.ts'),
  },
  experimentRegion: {
    'zh-CN': () => import('./messages/region.zh-CN.ts'),
    en: () => import('./messages/region.en.ts'),
  },
  experimentService: {
    'zh-CN': () => import('./messages/service.zh-CN.ts'),
    en: () => import('./messages/service.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof experimentWords> {}
}
