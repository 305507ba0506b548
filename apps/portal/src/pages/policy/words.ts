import { definePageWords } from '../../platform/words/page-words.ts';

export const policyWords = definePageWords({
  policyArea: {
    'zh-CN': () => import('../../messages/zh-CN/policy-area.ts'),
    en: () => import('../../messages/en/policy-area.ts'),
  },
  policyList: {
    'zh-CN': () => import('../../messages/zh-CN/policy-list.ts'),
    en: () => import('../../messages/en/policy-list.ts'),
  },
  policyDetail: {
    'zh-CN': () => import('../../messages/zh-CN/policy-detail.ts'),
    en: () => import('../../messages/en/policy-detail.ts'),
  },
  recommend: {
    'zh-CN': () => import('../../messages/zh-CN/recommend.ts'),
    en: () => import('../../messages/en/recommend.ts'),
  },
  policyLanding: {
    'zh-CN': () => import('../../messages/zh-CN/policy-landing.ts'),
    en: () => import('../../messages/en/policy-landing.ts'),
  },
});
