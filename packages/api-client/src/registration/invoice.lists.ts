import { statesOf } from '../lifecycle/lifecycle.ts';
import { invoice } from '../lifecycle/subjects/invoice.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `invoice.labels.ts` of the service.
/** Ordinary electronic invoice, special VAT invoice. */
export const INVOICE_KINDS = ['electronic', 'special'] as const;
/** What is invoiced: a completed order, the paid rents of a contract, something else. */
export const INVOICE_SOURCES = ['order', 'contract', 'other'] as const;

export const invoiceApplicationList = defineList({
  facets: { kind: INVOICE_KINDS, status: statesOf(invoice) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
