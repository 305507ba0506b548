import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { type InvoiceField, type InvoiceForm, invoiceNumber } from '@zonekit/api-client/registration/invoice/contract';
import type { Tx, User } from '../../../frame/context.ts';
import { type FieldFault, refuseFaults } from '../../../frame/field-faults.ts';
import { FILE_GONE, fileFaults } from '../../file/handed-in.ts';
import { applicationOfInvoice } from './invoice.repository.ts';
import { lockSource } from './invoice.sources.ts';

const NOWHERE: Words = { 'zh-CN': '请填写邮箱或邮寄地址', en: 'Enter an email or a postal address' };
const FOR_SPECIAL: Words = {
  'zh-CN': '专用发票须填写购买方的地址、电话、开户行和账号',
  en: 'A special VAT invoice needs the address, telephone, bank and account of the buyer',
};
const NO_SOURCE: Words = {
  'zh-CN': '没有这张已完成的订单或已缴租的合同，请重新选择',
  en: 'There is no such completed order or contract with paid rents. Please choose another one',
};
const above = (available: number): Words => ({
  'zh-CN': `可开票金额为${(available / 100).toFixed(2)}元，请减少金额`,
  en: `CNY ${(available / 100).toFixed(2)} can be invoiced. Please lower the amount`,
});
const ISSUED_ONLY: Words = {
  'zh-CN': '开具发票时才填写发票号码和文件',
  en: 'Number and file belong to the move that issues the invoice',
};
const NO_NUMBER: Words = { 'zh-CN': '请填写8到20位的发票号码', en: 'Enter the invoice number of 8 to 20 digits' };
const NO_FILE: Words = { 'zh-CN': '请上传发票文件', en: 'Upload the file of the invoice' };
const usedBy = (number: string): Words => ({
  'zh-CN': `这个发票号码已用于申请${number}`,
  en: `Application ${number} has this invoice number already`,
});

const BUYER = ['buyer_address', 'buyer_phone', 'buyer_bank', 'buyer_account'] as const;

const formFaults = (form: InvoiceForm): FieldFault<InvoiceField>[] => [
  ...(form.email === null && form.address === null ? [['email', NOWHERE] as const] : []),
  ...BUYER.flatMap((name) => (form.kind === 'special' && form[name] === null ? [[name, FOR_SPECIAL] as const] : [])),
  ...((form.source === 'other') === (form.source_id === null) ? [] : [['source_id', NO_SOURCE] as const]),
];

/**
 * Refuses an invoice that cannot be issued, and one of more than was paid. Locks the order or contract.
 * @param options.id of the application that is corrected; '' for a new one
 * @returns number of the order or contract; null for something else
 * @throws Problem 422 with `fields`
 */
export const checkInvoice = async (
  tx: Tx,
  form: InvoiceForm,
  { enterprise_id, id, locale }: { enterprise_id: string; id: string; locale: Locale },
): Promise<string | null> => {
  refuseFaults(formFaults(form), locale);
  const { source, source_id, amount } = form;
  if (source === 'other' || source_id === null) return null;
  const found = await lockSource(tx, source, { id: source_id, enterprise_id, except: id });
  if (!found) refuseFaults([['source_id', NO_SOURCE]], locale);
  const { number, available } = found ?? { number: '', available: 0 };
  if (amount.amount > available) refuseFaults([['amount', above(available)]], locale);
  return number;
};

/** Number and file that an operator enters when an invoice is issued. */
export interface Issued {
  invoice_number?: string | undefined;
  issued_file?: string | undefined;
}

/** No record but the operator's own upload has the file of an invoice before it is issued. */
const noRecord = async () => false;

/**
 * The number and file of an invoice that is issued.
 * @throws Problem 422 with `fields` where one is missing or another's
 */
export const checkIssued = async (
  tx: Tx,
  { invoice_number, issued_file }: Issued,
  { user, locale }: { user: User; locale: Locale },
): Promise<{ invoice_number: string; issued_file: string }> => {
  const number = invoiceNumber.safeParse(invoice_number ?? '');
  const other = number.success ? await applicationOfInvoice(tx, number.data) : undefined;
  const isGone = issued_file !== undefined && (await fileFaults(tx, [issued_file], user, noRecord)).length > 0;
  refuseFaults(
    [
      ...(number.success ? [] : [['invoice_number', NO_NUMBER] as const]),
      ...(other ? [['invoice_number', usedBy(other.number)] as const] : []),
      ...(issued_file === undefined ? [['issued_file', NO_FILE] as const] : []),
      ...(isGone ? [['issued_file', FILE_GONE] as const] : []),
    ],
    locale,
  );
  return { invoice_number: number.data ?? '', issued_file: issued_file ?? '' };
};

/** @throws Problem 422 for a number or file with another move than that which issues the invoice */
export const refuseIssued = ({ invoice_number, issued_file }: Issued, locale: Locale): void => {
  refuseFaults(
    [
      ...(invoice_number === undefined ? [] : [['invoice_number', ISSUED_ONLY] as const]),
      ...(issued_file === undefined ? [] : [['issued_file', ISSUED_ONLY] as const]),
    ],
    locale,
  );
};
