import type { ContractRedemptionForm, Redemption, RedemptionForm } from '@zonekit/api-client/order/voucher/contract';
import { CONTRACT_FROM, MOST_VOUCHER_INVOICES, REDEMPTION_RATE } from '@zonekit/api-client/order/voucher/lists';
import * as z from 'zod/mini';
import { amountText, fenOf } from '../../../shared/amount/amount.ts';
import { digitsOf, places, yuanOf } from '../../../shared/claims/form/claim-values.ts';
import { formSlots, storedText } from '../../../shared/form/draft-slots.ts';

const values = z.object({
  service: storedText,
  provider: storedText,
  /** Yuan. */
  invoice_total: storedText,
  /** Yuan. */
  amount: storedText,
  account_name: storedText,
  account_number: storedText,
  bank: storedText,
  /** A place for each invoice, empty where there is none. */
  invoices: z.array(storedText).check(z.length(MOST_VOUCHER_INVOICES)),
  /** File of the service contract; empty for none. */
  contract: storedText,
  remark: storedText,
});
export type RedemptionValues = z.infer<typeof values>;

/** Draft slot of a redemption, by user; null for a new redemption. */
export const redemptionSlot = formSlots<RedemptionValues>('redemption', values);

/** A new redemption. @param enterprise probably the holder of the account */
export const emptyFor = (enterprise: string): RedemptionValues => ({
  service: '',
  provider: '',
  invoice_total: '',
  amount: '',
  account_name: enterprise,
  account_number: '',
  bank: '',
  invoices: places([], MOST_VOUCHER_INVOICES),
  contract: '',
  remark: '',
});

/** Submitted redemption as values of the form. */
export const valuesOf = ({ invoice_total, amount, invoices, contract, ...form }: Redemption): RedemptionValues => ({
  service: form.service,
  provider: form.provider,
  account_name: form.account_name,
  account_number: form.account_number,
  bank: form.bank,
  remark: form.remark,
  invoice_total: amountText(invoice_total.amount, 'yuan'),
  amount: amountText(amount.amount, 'yuan'),
  invoices: places(invoices, MOST_VOUCHER_INVOICES),
  contract: contract ?? '',
});

/** Whether the invoices come to so much that the service contract is needed. */
export const needsContract = (invoiceTotal: string): boolean => (fenOf(invoiceTotal, 'yuan') ?? 0) >= CONTRACT_FROM;

/** Fen that one redemption pays at most for these invoices; null where their sum is not known. */
export const mostFor = (invoiceTotal: string): number | null => {
  const fen = fenOf(invoiceTotal, 'yuan');
  return fen === null ? null : Math.floor((fen * REDEMPTION_RATE) / 100);
};

/** Request body; the schema has checked the values. */
export const formOf = ({
  contract: _,
  invoice_total,
  amount,
  invoices,
  account_number,
  ...form
}: RedemptionValues): RedemptionForm => ({
  ...form,
  invoice_total: yuanOf(invoice_total),
  amount: yuanOf(amount),
  account_number: digitsOf(account_number),
  invoices: invoices.filter(Boolean),
});

export const contractFormOf = (typed: RedemptionValues): ContractRedemptionForm => ({
  ...formOf(typed),
  contract: typed.contract,
});
