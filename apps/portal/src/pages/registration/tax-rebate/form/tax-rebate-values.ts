import type { TaxRebateForm, TaxRebateKind } from '@zonekit/api-client/registration/tax-rebate/contract';
import { MOST_CERTIFICATES } from '@zonekit/api-client/registration/tax-rebate/lists';
import * as z from 'zod/mini';
import { amountText } from '../../../shared/amount/amount.ts';
import { digitsOf, places, yuanOf } from '../../../shared/claims/form/claim-values.ts';
import { formSlots, storedText } from '../../../shared/form/draft-slots.ts';

const values = z.object({
  /** Empty where none is chosen. */
  kind: storedText,
  starts_on: storedText,
  ends_on: storedText,
  /** Yuan, as `amount` is. */
  declared: storedText,
  amount: storedText,
  account_name: storedText,
  account_number: storedText,
  bank: storedText,
  reason: storedText,
  declaration: storedText,
  /** A place for each certificate, empty where there is none. */
  certificates: z.array(storedText).check(z.length(MOST_CERTIFICATES)),
  contact_person: storedText,
  contact_phone: storedText,
});
export type TaxRebateValues = z.infer<typeof values>;

/** What is typed of an application, for each user of this device; null for a new one. */
export const taxRebateSlot = formSlots<TaxRebateValues>('tax-rebate', values);

/** A new application. @param options.enterprise probably the holder of the account */
export const emptyFor = ({ enterprise, name, phone }: Record<'enterprise' | 'name' | 'phone', string>) => ({
  ...{ kind: '', starts_on: '', ends_on: '', declared: '', amount: '' },
  ...{ account_name: enterprise, account_number: '', bank: '', reason: '' },
  ...{ declaration: '', certificates: places([], MOST_CERTIFICATES), contact_person: name, contact_phone: phone },
});

/** A submitted application as values of the form. */
export const valuesOf = (form: TaxRebateForm): TaxRebateValues => ({
  kind: form.kind,
  starts_on: form.starts_on,
  ends_on: form.ends_on,
  declared: amountText(form.declared.amount, 'yuan'),
  amount: amountText(form.amount.amount, 'yuan'),
  account_name: form.account_name,
  account_number: form.account_number,
  bank: form.bank,
  reason: form.reason,
  declaration: form.declaration,
  certificates: places(form.certificates, MOST_CERTIFICATES),
  contact_person: form.contact_person,
  contact_phone: form.contact_phone,
});

/** Request body; the schema has checked the values. */
export const formOf = ({
  declared,
  amount,
  account_number,
  certificates,
  ...form
}: TaxRebateValues): TaxRebateForm => ({
  ...form,
  // The choice offers the kinds alone.
  kind: form.kind as TaxRebateKind,
  declared: yuanOf(declared),
  amount: yuanOf(amount),
  account_number: digitsOf(account_number),
  certificates: certificates.filter(Boolean),
});
