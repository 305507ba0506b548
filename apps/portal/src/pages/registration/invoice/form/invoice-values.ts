import type {
  InvoiceForm,
  InvoiceKind,
  InvoiceSource,
  InvoiceSourceKind,
} from '@zonekit/api-client/registration/invoice/contract';
import * as z from 'zod/mini';
import { amountText } from '../../../shared/amount/amount.ts';
import { digitsOf, yuanOf } from '../../../shared/claims/form/claim-values.ts';
import { formSlots, storedText } from '../../../shared/form/draft-slots.ts';

const values = z.object({
  kind: storedText,
  title: storedText,
  credit_code: storedText,
  buyer_address: storedText,
  buyer_phone: storedText,
  buyer_bank: storedText,
  buyer_account: storedText,
  source: storedText,
  /** Empty where none is chosen. */
  source_id: storedText,
  item: storedText,
  /** Yuan. */
  amount: storedText,
  email: storedText,
  address: storedText,
  remark: storedText,
});
export type InvoiceValues = z.infer<typeof values>;

/** What is typed of an application, for each user of this device; null for a new one. */
export const invoiceSlot = formSlots<InvoiceValues>('invoice-application', values);

/** A new application for the user's own enterprise. */
export const emptyFor = ({ title, credit_code }: Record<'title' | 'credit_code', string>): InvoiceValues => ({
  ...{ kind: 'electronic', title, credit_code },
  ...{ buyer_address: '', buyer_phone: '', buyer_bank: '', buyer_account: '' },
  ...{ source: 'order', source_id: '', item: '', amount: '', email: '', address: '', remark: '' },
});

/** A submitted application as values of the form. */
export const valuesOf = (form: InvoiceForm): InvoiceValues => ({
  kind: form.kind,
  title: form.title,
  credit_code: form.credit_code,
  buyer_address: form.buyer_address ?? '',
  buyer_phone: form.buyer_phone ?? '',
  buyer_bank: form.buyer_bank ?? '',
  buyer_account: form.buyer_account ?? '',
  source: form.source,
  source_id: form.source_id ?? '',
  item: form.item,
  amount: amountText(form.amount.amount, 'yuan'),
  email: form.email ?? '',
  address: form.address ?? '',
  remark: form.remark,
});

const orNull = (typed: string): string | null => typed.trim() || null;

/** Request body; the schema has checked the values. */
export const formOf = (typed: InvoiceValues): InvoiceForm => {
  const isSpecial = typed.kind === 'special';
  const ofBuyer = (text: string) => (isSpecial ? orNull(text) : null);
  return {
    // The choices offer these alone.
    kind: typed.kind as InvoiceKind,
    source: typed.source as InvoiceSourceKind,
    title: typed.title,
    credit_code: typed.credit_code.trim().toUpperCase(),
    buyer_address: ofBuyer(typed.buyer_address),
    buyer_phone: ofBuyer(typed.buyer_phone),
    buyer_bank: ofBuyer(typed.buyer_bank),
    buyer_account: ofBuyer(digitsOf(typed.buyer_account)),
    source_id: typed.source === 'other' ? null : typed.source_id,
    item: typed.item,
    amount: yuanOf(typed.amount),
    email: orNull(typed.email),
    address: orNull(typed.address),
    remark: typed.remark,
  };
};

/** Item and amount of what is chosen, as the form begins with them. */
export const filledFrom = ({ title, available }: InvoiceSource) => ({
  ...{ item: title, amount: amountText(available.amount, 'yuan') },
});
