import { invoice } from '@zonekit/api-client/lifecycle/invoice';
import { invoiceRemark } from '@zonekit/api-client/registration/invoice/contract';
import { yuan } from '../../../frame/cell-text.ts';
import { claimQueue } from '../../../frame/lifecycle/claim-queue.ts';
import { ownClaims } from '../../../frame/lifecycle/own-claims.ts';
import { invoiceApplications } from './invoice.repository.ts';
import { moveInvoiceApplication } from './invoice.service.ts';
import type { InvoiceRow } from './invoice.tables.ts';

/** Invoices to review and to issue. */
export const invoiceQueue = claimQueue({
  lifecycle: invoice,
  table: 'invoice_applications',
  rows: invoiceApplications.find,
  title: ({ enterprise, item, amount }) => `${enterprise ?? ''} ${item} ${yuan({ amount })}元`,
  remark: invoiceRemark,
  move: (db, caller, id, { values: issued, ...change }) =>
    moveInvoiceApplication(db, caller, id, { ...change, issued }),
});

/** Invoice applications of the user's enterprise. */
export const ownInvoiceApplications = ownClaims({
  lifecycle: invoice,
  actor: 'applicant',
  table: 'invoice_applications',
  title: ({ item }: InvoiceRow) => item,
});
