import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import { digitsOf, type SettlementValues } from './settlement-values.ts';

/** The contract as far as the form needs it. */
export interface Term {
  starts_on: string;
  ends_on: string;
}

export interface SettlementRules {
  /** Of a contract; null where it is not known. */
  termOf: (contractId: string) => Term | null;
  /** Fields whose file is still to arrive: the application would go without it. */
  awaited: ReadonlySet<string>;
  say: (missing: keyof SettlementValues) => string;
  notYet: string;
}

/** What an application needs to be submitted. The service checks the same once more, and the rent of the period. */
export const settlementSchema = ({ termOf, awaited, say, notYet }: SettlementRules) => {
  const needed = (name: keyof SettlementValues) =>
    z.string().check(z.refine((typed) => typed.trim() !== '', say(name)));
  return z
    .object({
      contract_id: needed('contract_id'),
      starts_on: needed('starts_on'),
      ends_on: needed('ends_on'),
      amount: z.string().check(z.refine((typed) => (fenOf(typed, 'yuan') ?? 0) > 0, say('amount'))),
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
      remark: z.string(),
    })
    .check(
      z.superRefine(({ contract_id, starts_on, ends_on }, context) => {
        const term = termOf(contract_id);
        const refuse = (name: 'starts_on' | 'ends_on') =>
          context.addIssue({ code: 'custom', path: [name], message: say(name), input: name });
        if (starts_on && term && (starts_on < term.starts_on || starts_on > term.ends_on)) refuse('starts_on');
        if (ends_on && (ends_on < starts_on || (term && ends_on > term.ends_on))) refuse('ends_on');
      }),
    );
};
