import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const investmentWords = defineWords({
  financeInvestment: {
    'zh-CN': () => import('../messages/investment.zh-CN.ts'),
    en: () => import('../messages/investment.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof investmentWords> {}
}
