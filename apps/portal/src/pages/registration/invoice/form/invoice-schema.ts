import * as z from 'zod/mini';
import { type ClaimRules, claimRules } from '../../../shared/claims/form/claim-schema.ts';
import { digitsOf } from '../../../shared/claims/form/claim-values.ts';
import type { InvoiceValues } from './invoice-values.ts';

const BUYER = ['buyer_address', 'buyer_phone', 'buyer_bank'] as const;

/** What an application needs to be submitted. The service checks the same once more, and what is left of the order. */
export const invoiceSchema = (rules: ClaimRules<keyof InvoiceValues>) => {
  const { needed, matching, yuan } = claimRules(rules);
  return z
    .object({
      kind: needed('kind'),
      title: needed('title'),
      credit_code: matching('credit_code', /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/i),
      buyer_address: z.string(),
      buyer_phone: z.string(),
      buyer_bank: z.string(),
      buyer_account: z.string(),
      source: needed('source'),
      source_id: z.string(),
      item: needed('item'),
      amount: yuan('amount'),
      email: z.string(),
      address: z.string(),
      remark: z.string().check(z.maxLength(500, rules.say('remark'))),
    })
    .check(
      z.superRefine((typed, context) => {
        const refuse = (name: keyof InvoiceValues) =>
          context.addIssue({ code: 'custom', path: [name], message: rules.say(name), input: name });
        if (typed.source !== 'other' && typed.source_id === '') refuse('source_id');
        if (typed.kind === 'special') {
          for (const name of BUYER) if (typed[name].trim() === '') refuse(name);
          if (!/^\d{8,30}$/.test(digitsOf(typed.buyer_account))) refuse('buyer_account');
        }
        const email = typed.email.trim();
        if (email ? !z.email().safeParse(email).success : typed.address.trim() === '') refuse('email');
      }),
    );
};
