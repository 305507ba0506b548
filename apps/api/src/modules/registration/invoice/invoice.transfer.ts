import { creditCode, id, isoDate, isoTime } from '@zonekit/api-client/contract';
import { invoice } from '@zonekit/api-client/lifecycle/invoice';
import {
  invoiceKind,
  invoiceNumber,
  invoiceRemark,
  invoiceSourceKind,
} from '@zonekit/api-client/registration/invoice/contract';
import * as z from 'zod/mini';
import { claimTransfer } from '../../../frame/lifecycle/claim-transfer.ts';
import { historyCell, stateCell } from '../../../frame/lifecycle/subject-transfer.ts';
import { jsonCell, nullableCell, orNull, textCell, wholeCell } from '../../../frame/transfer.ts';
import { invoiceApplications } from './invoice.repository.ts';

/** Invoice applications, amounts in fen. An import brings old ones, and fills in the numbers of many that were issued. */
export const invoiceTransfer = claimTransfer({
  name: 'invoice-applications',
  row: z.object({
    id,
    number: textCell(40),
    status: stateCell(invoice),
    enterprise_id: id,
    user_id: id,
    kind: invoiceKind,
    title: textCell(100),
    credit_code: creditCode,
    buyer_address: nullableCell(200),
    buyer_phone: nullableCell(30),
    buyer_bank: nullableCell(100),
    buyer_account: nullableCell(30),
    source: invoiceSourceKind,
    source_id: orNull(id),
    source_number: nullableCell(40),
    item: textCell(100),
    amount: wholeCell,
    email: nullableCell(100),
    address: nullableCell(200),
    remark: z.string().check(z.maxLength(500)),
    invoice_number: orNull(invoiceNumber),
    issued_on: orNull(isoDate),
    issued_file: orNull(id),
    version: wholeCell,
    remarks: jsonCell(z.array(invoiceRemark)),
    created_at: isoTime,
    updated_at: isoTime,
    history: historyCell(invoice),
  }),
  table: invoiceApplications,
  lifecycle: invoice,
  filled: ['invoice_number', 'issued_on', 'issued_file'],
  async check(tx, { status, invoice_number, issued_on, issued_file, source, source_id }, isNew) {
    const isIssued = status === 'paid';
    if ([invoice_number, issued_on, issued_file].some((value) => (value !== null) !== isIssued)) {
      throw new Error('invoice_number, issued_on and issued_file are given with the state paid, and only with it');
    }
    if ((source === 'other') !== (source_id === null)) {
      throw new Error('source_id: an order or a contract has one, something else has none');
    }
    // The files of an old zone may follow its rows.
    if (isNew || issued_file === null) return;
    const file = await tx.selectFrom('files').select('id').where('id', '=', issued_file).executeTakeFirst();
    if (!file) throw new Error(`issued_file: there is no file ${issued_file}. Upload it as an operator first`);
  },
});
