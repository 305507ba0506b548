import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import { type ClaimRules, claimRules } from '../../../shared/claims/form/claim-schema.ts';
import { mostFor, needsContract, type RedemptionValues } from './redemption-values.ts';

export interface RedemptionRules extends ClaimRules<keyof RedemptionValues> {
  /** Fen that the account has; null where it is not known. */
  balance: number | null;
}

/** Rules of the form. The service checks the same rules. */
export const redemptionSchema = ({ balance, awaited, say, notYet }: RedemptionRules) => {
  const { needed, yuan, account, files } = claimRules({ awaited, say, notYet });
  return z
    .object({
      service: needed('service'),
      provider: needed('provider'),
      invoice_total: yuan('invoice_total'),
      amount: z.string(),
      account_name: needed('account_name'),
      account_number: account('account_number'),
      bank: needed('bank'),
      invoices: files('invoices'),
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
