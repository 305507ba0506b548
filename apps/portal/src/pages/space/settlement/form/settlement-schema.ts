import * as z from 'zod/mini';
import { type ClaimRules, claimRules } from '../../../shared/claims/form/claim-schema.ts';
import type { SettlementValues } from './settlement-values.ts';

/** The contract as far as the form needs it. */
export interface Term {
  starts_on: string;
  ends_on: string;
}

export interface SettlementRules extends ClaimRules<keyof SettlementValues> {
  /** Of a contract; null where it is not known. */
  termOf: (contractId: string) => Term | null;
}

/** What an application needs to be submitted. The service checks the same once more, and the rent of the period. */
export const settlementSchema = ({ termOf, awaited, say, notYet }: SettlementRules) => {
  const { needed, yuan, account, files } = claimRules({ awaited, say, notYet });
  return z
    .object({
      contract_id: needed('contract_id'),
      starts_on: needed('starts_on'),
      ends_on: needed('ends_on'),
      amount: yuan('amount'),
      account_name: needed('account_name'),
      account_number: account('account_number'),
      bank: needed('bank'),
      invoices: files('invoices'),
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
