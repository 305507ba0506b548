import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const taxRebateWords = defineWords({
  registrationTaxRebate: {
    'zh-CN': () => import('../messages/tax-rebate.zh-CN.ts'),
    en: () => import('../messages/tax-rebate.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof taxRebateWords> {}
}
