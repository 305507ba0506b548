import type { SettlementForm } from '@zonekit/api-client/space/settlement/contract';
import { MOST_INVOICES } from '@zonekit/api-client/space/settlement/lists';
import * as z from 'zod/mini';
import { amountText } from '../../../shared/amount/amount.ts';
import { digitsOf, places, yuanOf } from '../../../shared/claims/form/claim-values.ts';
import { formSlots, storedText } from '../../../shared/form/draft-slots.ts';

const values = z.object({
  contract_id: storedText,
  starts_on: storedText,
  ends_on: storedText,
  /** Yuan. */
  amount: storedText,
  account_name: storedText,
  account_number: storedText,
  bank: storedText,
  /** A place for each invoice, empty where there is none. */
  invoices: z.array(storedText).check(z.length(MOST_INVOICES)),
  remark: storedText,
});
export type SettlementValues = z.infer<typeof values>;

/** What is typed of an application, for each user of this device; null for a new one. */
export const settlementSlot = formSlots<SettlementValues>('settlement', values);

/** A new application. @param enterprise probably the holder of the account */
export const emptyFor = (contractId: string, enterprise: string): SettlementValues => ({
  contract_id: contractId,
  starts_on: '',
  ends_on: '',
  amount: '',
  account_name: enterprise,
  account_number: '',
  bank: '',
  invoices: places([], MOST_INVOICES),
  remark: '',
});

/** Submitted redemption as values of the form. */
export const valuesOf = ({ amount, invoices, ...form }: SettlementForm): SettlementValues => ({
  contract_id: form.contract_id,
  starts_on: form.starts_on,
  ends_on: form.ends_on,
  account_name: form.account_name,
  account_number: form.account_number,
  bank: form.bank,
  remark: form.remark,
  amount: amountText(amount.amount, 'yuan'),
  invoices: places(invoices, MOST_INVOICES),
});

/** Request body; the schema has checked the values. */
export const formOf = ({ amount, invoices, account_number, ...form }: SettlementValues): SettlementForm => ({
  ...form,
  account_number: digitsOf(account_number),
  amount: yuanOf(amount),
  invoices: invoices.filter(Boolean),
});
