import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import { type ClaimRules, claimRules } from '../../../shared/claims/form/claim-schema.ts';
import type { TaxRebateValues } from './tax-rebate-values.ts';

export interface TaxRebateRules extends ClaimRules<keyof TaxRebateValues> {
  /** `YYYY-MM-DD`; a tax period ends before it. */
  today: string;
}

/** What an application needs to be submitted. The service checks the same once more. */
export const taxRebateSchema = ({ today, ...rules }: TaxRebateRules) => {
  const { needed, matching, yuan, account, file, files } = claimRules(rules);
  return z
    .object({
      kind: needed('kind'),
      starts_on: needed('starts_on'),
      ends_on: needed('ends_on'),
      declared: yuan('declared'),
      amount: yuan('amount'),
      account_name: needed('account_name'),
      account_number: account('account_number'),
      bank: needed('bank'),
      reason: needed('reason'),
      declaration: file('declaration'),
      certificates: files('certificates'),
      contact_person: needed('contact_person'),
      contact_phone: matching('contact_phone', /^1[3-9]\d{9}$/),
    })
    .check(
      z.superRefine(({ starts_on, ends_on, declared, amount }, context) => {
        const refuse = (name: 'ends_on' | 'amount') =>
          context.addIssue({ code: 'custom', path: [name], message: rules.say(name), input: name });
        if (ends_on && (ends_on < starts_on || ends_on >= today)) refuse('ends_on');
        if ((fenOf(amount, 'yuan') ?? 0) > (fenOf(declared, 'yuan') ?? 0)) refuse('amount');
      }),
    );
};
