import type { FinanceApplicationForm } from '@zonekit/api-client/finance/application/contract';
import { MOST_FINANCE_FILES, MOST_STATEMENTS } from '@zonekit/api-client/finance/application/lists';
import * as z from 'zod/mini';
import { amountText, fenOf } from '../../../shared/amount/amount.ts';
import { places } from '../../../shared/claims/form/claim-values.ts';
import { formSlots, storedText } from '../../../shared/form/draft-slots.ts';

const values = z.object({
  /** Ten-thousands of yuan. */
  amount: storedText,
  /** Empty where money is not lent for a term. */
  term_months: storedText,
  purpose: storedText,
  plan: storedText,
  contact_person: storedText,
  contact_phone: storedText,
  licence: storedText,
  /** A place for each file, empty where there is none. */
  statements: z.array(storedText).check(z.length(MOST_STATEMENTS)),
  attachments: z.array(storedText).check(z.length(MOST_FINANCE_FILES)),
});
export type ApplicationValues = z.infer<typeof values>;

/** What is typed of an application, for each user of this device, by target or by the id of a returned one. */
export const applicationSlot = formSlots<ApplicationValues>('finance-application', values);

/** A new application. */
export const emptyFor = (contact: { name: string; phone: string }): ApplicationValues => ({
  amount: '',
  term_months: '',
  purpose: '',
  plan: '',
  contact_person: contact.name,
  contact_phone: contact.phone,
  licence: '',
  statements: places([], MOST_STATEMENTS),
  attachments: places([], MOST_FINANCE_FILES),
});

/** A submitted application as values of the form. */
export const valuesOf = (form: FinanceApplicationForm): ApplicationValues => ({
  amount: amountText(form.amount.amount, 'wan'),
  term_months: form.term_months === null ? '' : String(form.term_months),
  purpose: form.purpose,
  plan: form.plan,
  contact_person: form.contact_person,
  contact_phone: form.contact_phone,
  licence: form.licence,
  statements: places(form.statements, MOST_STATEMENTS),
  attachments: places(form.attachments, MOST_FINANCE_FILES),
});

/** Request body; the schema has checked the values. */
export const formOf = ({
  amount,
  term_months,
  statements,
  attachments,
  ...form
}: ApplicationValues): FinanceApplicationForm => ({
  ...form,
  amount: { amount: fenOf(amount, 'wan') ?? 0, currency: 'CNY' },
  term_months: term_months === '' ? null : Number(term_months),
  statements: statements.filter(Boolean),
  attachments: attachments.filter(Boolean),
});
