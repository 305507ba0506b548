import { defineWords, type MessagesOf } from '../../../platform/words/define-words.ts';

export const invoiceWords = defineWords({
  registrationInvoice: {
    'zh-CN': () => import('../messages/invoice.zh-CN.ts'),
    en: () => import('../messages/invoice.en.ts'),
  },
});

declare module '../../../platform/words/messages.types.ts' {
  interface Messages extends MessagesOf<typeof invoiceWords> {}
}
