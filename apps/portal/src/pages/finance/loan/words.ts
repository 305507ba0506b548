import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const loanWords = defineWords({
  financeLoan: {
    'zh-CN': () => import('../messages/loan.zh-CN.ts'),
    en: () => import('../messages/loan.en.ts'),
  },
  financeBond: {
    'zh-CN': () => import('../messages/bond.zh-CN.ts'),
    en: () => import('../messages/bond.en.ts'),
  },
  financeBondDetails: {
    'zh-CN': () => import('../messages/bond-details.zh-CN.ts'),
    en: () => import('../messages/bond-details.en.ts'),
  },
  financeLoanCenter: {
    'zh-CN': () => import('../messages/loan-center.zh-CN.ts'),
    en: () => import('../messages/loan-center.en.ts'),
  },
  financeShops: {
    'zh-CN': () => import('../messages/shops.zh-CN.ts'),
    en: () => import('../messages/shops.en.ts'),
  },
  financeSupermarket: {
    'zh-CN': () => import('../messages/supermarket.zh-CN.ts'),
    en: () => import('../messages/supermarket.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof loanWords> {}
}
