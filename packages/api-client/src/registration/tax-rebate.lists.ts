import { statesOf } from '../lifecycle/lifecycle.ts';
import { taxRebate } from '../lifecycle/subjects/tax-rebate.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `tax-rebate.labels.ts` of the service.
/** Excess input VAT, exports, annual settlement of income tax, VAT refunded on levy, tax paid by mistake. */
export const TAX_REBATE_KINDS = ['vat_credit', 'export', 'income_settlement', 'vat_on_levy', 'overpaid'] as const;
/** Certificates of one application at most. */
export const MOST_CERTIFICATES = 3;

export const taxRebateList = defineList({
  facets: { kind: TAX_REBATE_KINDS, status: statesOf(taxRebate) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
