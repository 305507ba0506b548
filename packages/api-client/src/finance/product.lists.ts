import { defineList } from '../list/list-definition.ts';

// The words of these values are in `product.labels.ts` of the service.
/** Categories of the finance supermarket. */
export const DEBT_CATEGORIES = [
  'technology',
  'intellectual_property',
  'equipment',
  'supply_chain',
  'trade',
  'mortgage',
  'guaranteed',
  'green',
] as const;
/** What a product takes as security; `none` is a loan on credit. */
export const COLLATERALS = [
  'none',
  'patent',
  'equipment',
  'receivables',
  'real_estate',
  'guarantor',
  'settlements',
] as const;
/** What a loan may be spent on. */
export const LOAN_PURPOSES = [
  'working_capital',
  'equipment',
  'research',
  'orders',
  'export',
  'construction',
  'energy_saving',
] as const;
/** Ways of repayment that `repayment.ts` computes. */
export const REPAYMENTS = ['equal_instalments', 'equal_principal', 'interest_only'] as const;
/** Whether the zone pays a share of the interest. */
export const SUBSIDIES = ['subsidised', 'none'] as const;

/** `rate` is the lowest annual rate in percent, `amount` the highest sum in ten-thousand yuan, `term` the longest in months. */
export const debtProductList = defineList({
  facets: {
    category: DEBT_CATEGORIES,
    collateral: COLLATERALS,
    purpose: LOAN_PURPOSES,
    repayment: REPAYMENTS,
    subsidy: SUBSIDIES,
    institution: null,
  },
  sorts: ['relevance', 'position', 'rate', 'amount', 'term', 'days'],
  formats: ['json', 'csv'],
  ranges: ['rate', 'amount', 'term'],
});
