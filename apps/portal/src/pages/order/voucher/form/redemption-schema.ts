import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import { digitsOf, mostFor, needsContract, type RedemptionValues } from './redemption-values.ts';

export interface RedemptionRules {
  /** Fen that the account has; null where it is not known. */
  balance: number | null;
  /** Fields whose file is still to arrive: the redemption would go without it. */
  awaited: ReadonlySet<string>;
  say: (missing: keyof RedemptionValues) => string;
  notYet: string;
}

/** Rules of the form. The service checks the same rules. */
export const redemptionSchema = ({ balance, awaited, say, notYet }: RedemptionRules) => {
  const needed = (name: keyof RedemptionValues) =>
    z.string().check(z.refine((typed) => typed.trim() !== '', say(name)));
  return z
    .object({
      service: needed('service'),
      provider: needed('provider'),
      invoice_total: z.string().check(z.refine((typed) => (fenOf(typed, 'yuan') ?? 0) > 0, say('invoice_total'))),
      amount: z.string(),
      account_name: needed('account_name'),
      account_number: z.string().check(z.refine((typed) => /^\d{8,30}$/.test(digitsOf(typed)), say('account_number'))),
      bank: needed('bank'),
      invoices: z.array(z.string()).check(
        z.superRefine((files: string[], context) => {
          files.forEach((_, place) => {
            const missing = place === 0 && files.every((file) => !file) && say('invoices');
            const message = awaited.has(`invoices.${place}`) ? notYet : missing;
            if (message) context.addIssue({ code: 'custom', path: [place], message, input: files });
          });
        }),
      ),
      contract: z.string(),
      remark: z.string().check(z.maxLength(500, say('remark'))),
    })
    .check(
      z.superRefine(({ invoice_total, amount, contract }, context) => {
        const refuse = (name: 'amount' | 'contract', message = say(name)) =>
          context.addIssue({ code: 'custom', path: [name], message, input: name });
        const fen = fenOf(amount, 'yuan') ?? 0;
        const most = Math.min(mostFor(invoice_total) ?? 0, balance ?? Number.POSITIVE_INFINITY);
        if (fen <= 0 || fen > most) refuse('amount');
        if (awaited.has('contract')) refuse('contract', notYet);
        else if (needsContract(invoice_total) && contract === '') refuse('contract');
      }),
    );
};
