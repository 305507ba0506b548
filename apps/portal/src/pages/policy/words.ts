import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const policyWords = defineWords({
  policyApplications: {
    'zh-CN': () => import('./messages/applications.zh-CN.ts'),
    en: () => import('./messages/applications.en.ts'),
  },
  policyArea: {
    'zh-CN': () => import('./messages/area.zh-CN.ts'),
    en: () => import('./messages/area.en.ts'),
  },
  policyDetail: {
    'zh-CN': () => import('./messages/detail.zh-CN.ts'),
    en: () => import('./messages/detail.en.ts'),
  },
  policyLanding: {
    'zh-CN': () => import('./messages/landing.zh-CN.ts'),
    en: () => import('./messages/landing.en.ts'),
  },
  policyList: {
    'zh-CN': () => import('./messages/list.zh-CN.ts'),
    en: () => import('./messages/list.en.ts'),
  },
  policyRecommend: {
    'zh-CN': () => import('./messages/recommend.zh-CN.ts'),
    en: () => import('./messages/recommend.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof policyWords> {}
}
