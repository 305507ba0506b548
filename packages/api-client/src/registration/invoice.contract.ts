import * as z from 'zod/mini';
import { creditCode, endpoint, envelope, id, isoDate, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/attachment.contract.ts';
import {
  accountNumber,
  claimAmount,
  claimParts,
  claimRemarks,
  claimVersion,
  remarkOn,
} from '../lifecycle/claim.schema.ts';
import { stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { invoice as life } from '../lifecycle/subjects/invoice.lifecycle.ts';
import { INVOICE_KINDS, INVOICE_SOURCES, invoiceApplicationList } from './invoice.lists.ts';

/** State of an invoice; `paid` says that it is issued. */
export const invoiceStatus = stateOf(life);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export const invoiceKind = z.enum(INVOICE_KINDS);
export type InvoiceKind = z.infer<typeof invoiceKind>;
export const invoiceSourceKind = z.enum(INVOICE_SOURCES);
export type InvoiceSourceKind = z.infer<typeof invoiceSourceKind>;

/** Number of an issued invoice: 8 to 20 digits. */
export const invoiceNumber = z.string().check(z.trim(), z.regex(/^\d{8,20}$/));

export const invoiceForm = z.object({
  kind: invoiceKind,
  /** Name of the buyer. */
  title: text(100),
  credit_code: creditCode,
  /** Of the buyer's registration and bank; a special VAT invoice needs all four. */
  buyer_address: z.nullable(text(200)),
  buyer_phone: z.nullable(text(30)),
  buyer_bank: z.nullable(text(100)),
  buyer_account: z.nullable(accountNumber),
  source: invoiceSourceKind,
  /** Of the order or contract; null for something else. */
  source_id: z.nullable(id),
  /** What the invoice names. */
  item: text(100),
  /** All invoices of an order or contract together at most what was paid for it. */
  amount: claimAmount,
  /** Where it is sent: one of them at least. */
  email: z.nullable(z.email().check(z.maxLength(100))),
  address: z.nullable(text(200)),
  remark: z.string().check(z.trim(), z.maxLength(500)),
});
export interface InvoiceForm extends z.infer<typeof invoiceForm> {}
export type InvoiceField = keyof InvoiceForm;

/** What has to be corrected in one field of a returned application. */
export const invoiceRemark = remarkOn(invoiceForm.shape);
export interface InvoiceRemark extends z.infer<typeof invoiceRemark> {}

/** An enterprise's application for an invoice. Its number reads KP20261120-7K3M. */
export const invoiceApplication = z.extend(invoiceForm, {
  ...claimParts(invoiceStatus, invoiceRemark),
  /** Number of the order or contract; null for something else. */
  source_number: z.nullable(z.string()),
  /** Of the issued invoice, with its file; null before. */
  invoice_number: z.nullable(z.string()),
  issued_on: z.nullable(isoDate),
  issued: z.nullable(attachment),
});
export interface InvoiceApplication extends z.infer<typeof invoiceApplication> {}

/** An order or contract that was paid, with what can still be invoiced. */
export const invoiceSource = z.object({
  source: invoiceSourceKind,
  id,
  number: z.string(),
  /** In the language of the request. */
  title: z.string(),
  paid: money,
  /** Less what other applications that were not rejected ask for. */
  available: money,
});
export interface InvoiceSource extends z.infer<typeof invoiceSource> {}

const PATH = '/businessregistration/invoice_applications';
const params = z.object({ invoice_application_id: id });

const applications = listEndpoints({
  path: PATH,
  summary: "My enterprise's invoice applications, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: invoiceApplication,
  list: invoiceApplicationList,
  shapes: {},
});

export const invoiceEndpoints = {
  listInvoiceApplications: applications.list,
  invoiceApplicationsFile: applications.file,
  listInvoiceSources: endpoint({
    method: 'GET',
    path: '/businessregistration/invoice_sources',
    summary: "My enterprise's completed orders and contracts with paid rents of which something can be invoiced",
    access: 'user',
    response: envelope(z.array(invoiceSource)),
  }),
  createInvoiceApplication: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Apply for an invoice. 422 at amount where the order or contract has less that is not invoiced',
    access: 'user',
    body: invoiceForm,
    status: 201,
    idempotent: true,
    errors: [403],
    response: envelope(invoiceApplication),
  }),
  getInvoiceApplication: endpoint({
    method: 'GET',
    path: `${PATH}/{invoice_application_id}`,
    summary: "One of my enterprise's invoice applications with the issued invoice, remarks and events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(invoiceApplication),
  }),
  resubmitInvoiceApplication: endpoint({
    method: 'PUT',
    path: `${PATH}/{invoice_application_id}`,
    summary:
      'Correct a returned application and submit it again. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(invoiceForm, claimVersion),
    errors: [403, 404, 409],
    response: envelope(invoiceApplication),
  }),
  moveInvoiceApplication: endpoint({
    method: 'POST',
    path: `${PATH}/{invoice_application_id}/status`,
    summary: 'As an operator review, approve, return with remarks, reject, and issue the invoice',
    access: 'user',
    params,
    body: z.extend(stateChange(life, z.enum(['reviewing', 'approved', 'returned', 'rejected', 'paid'])), {
      ...claimRemarks(invoiceRemark),
      /** Required for paid: the invoice's number and the id of its file, which this operator has uploaded. */
      invoice_number: z.optional(invoiceNumber),
      issued_file: z.optional(id),
    }),
    errors: [403, 404],
    response: envelope(invoiceApplication),
  }),
};
