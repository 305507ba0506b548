import { defineWords, type MessagesOf } from '../../platform/words/define-words.ts';

export const contentWords = defineWords({
  content: {
    'zh-CN': () => import('./messages/zh-CN.ts'),
    en: () => import('./messages/en.ts'),
  },
  contentNewsBulletin: {
    'zh-CN': () => import('./messages/news-bulletin.zh-CN.ts'),
    en: () => import('./messages/news-bulletin.en.ts'),
  },
  contentListDetails: {
    'zh-CN': () => import('./messages/list-details.zh-CN.ts'),
    en: () => import('./messages/list-details.en.ts'),
  },
  contentInstitution: {
    'zh-CN': () => import('./messages/institution.zh-CN.ts'),
    en: () => import('./messages/institution.en.ts'),
  },
  contentBase: {
    'zh-CN': () => import('./messages/base.zh-CN.ts'),
    en: () => import('./messages/base.en.ts'),
  },
  contentPlatform: {
    'zh-CN': () => import('./messages/platform.zh-CN.ts'),
    en: () => import('./messages/platform.en.ts'),
  },
  contentResearch: {
    'zh-CN': () => import('./messages/research.zh-CN.ts'),
    en: () => import('./messages/research.en.ts'),
  },
  contentCenters: {
    'zh-CN': () => import('./messages/centers.zh-CN.ts'),
    en: () => import('./messages/centers.en.ts'),
  },
  contentTalent: {
    'zh-CN': () => import('./messages/talent.zh-CN.ts'),
    en: () => import('./messages/talent.en.ts'),
  },
  contentShow: {
    'zh-CN': () => import('./messages/show.zh-CN.ts'),
    en: () => import('./messages/show.en.ts'),
  },
  contentIndustry: {
    'zh-CN': () => import('./messages/industry.zh-CN.ts'),
    en: () => import('./messages/industry.en.ts'),
  },
  contentIndustryMap: {
    'zh-CN': () => import('./messages/industry-map.zh-CN.ts'),
    en: () => import('./messages/industry-map.en.ts'),
  },
  contentInnovation: {
    'zh-CN': () => import('./messages/innovation.zh-CN.ts'),
    en: () => import('./messages/innovation.en.ts'),
  },
  contentSingle: {
    'zh-CN': () => import('./messages/single.zh-CN.ts'),
    en: () => import('./messages/single.en.ts'),
  },
});

declare module '../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof contentWords> {}
}
