import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const policyWords = defineWords({
  policyActivity: {
    'zh-CN': () => import('./messages/activity.zh-CN.ts'),
    en: () => import('./messages/activity.en.ts'),
  },
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
  policyFaq: {
    'zh-CN': () => import('./messages/faq.zh-CN.ts'),
    en: () => import('./messages/faq.en.ts'),
  },
  policyLanding: {
    'zh-CN': () => import('./messages/landing.zh-CN.ts'),
    en: () => import('./messages/landing.en.ts'),
  },
  policyList: {
    'zh-CN': () => import('./messages/list.zh-CN.ts'),
    en: () => import('./messages/list.en.ts'),
  },
  policyPublications: {
    'zh-CN': () => import('./messages/publications.zh-CN.ts'),
    en: () => import('./messages/publications.en.ts'),
  },
  policyPublicity: {
    'zh-CN': () => import('./messages/publicity.zh-CN.ts'),
    en: () => import('./messages/publicity.en.ts'),
  },
  policyReading: {
    'zh-CN': () => import('./messages/reading.zh-CN.ts'),
    en: () => import('./messages/reading.en.ts'),
  },
  policyRecommend: {
    'zh-CN': () => import('./messages/recommend.zh-CN.ts'),
    en: () => import('./messages/recommend.en.ts'),
  },
  policyVersions: {
    'zh-CN': () => import('./messages/versions.zh-CN.ts'),
    en: () => import('./messages/versions.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof policyWords> {}
}
