import * as z from 'zod/mini';
import { endpoint, envelope, id, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { criterion } from '../policy/criterion.contract.ts';
import { INSTITUTION_KINDS } from './institution.lists.ts';
import { COLLATERALS, DEBT_CATEGORIES, debtProductList, LOAN_PURPOSES, REPAYMENTS } from './product.lists.ts';

export const debtCategory = z.enum(DEBT_CATEGORIES);
export type DebtCategory = z.infer<typeof debtCategory>;
export const collateral = z.enum(COLLATERALS);
export type Collateral = z.infer<typeof collateral>;
export const loanPurpose = z.enum(LOAN_PURPOSES);
export type LoanPurpose = z.infer<typeof loanPurpose>;
export const repayment = z.enum(REPAYMENTS);
export type Repayment = z.infer<typeof repayment>;

/** Both included. */
const range = z.object({ min: z.number(), max: z.number() });

/** A debt product as a list shows one. The words are in `lang`, which differs from the request where no translation exists. */
export const debtProductSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  category: debtCategory,
  institution: z.object({ id, name: z.string(), kind: z.enum(INSTITUTION_KINDS) }),
  /** Distinction, in one line. */
  headline: z.string(),
  /** Whether it takes applications now. */
  open: z.boolean(),
  /** Annual simple rate in basis points: 335 is 3.35%. */
  rate: range,
  amount: z.object({ min: money, max: money }),
  /** Months. */
  term: range,
  /** Any one of them is enough. */
  collaterals: z.array(collateral),
  purposes: z.array(loanPurpose),
  repayments: z.array(repayment),
  /** Working days from a complete application to the disbursement. */
  days: z.number(),
  /** Whether the zone pays a share of the interest. */
  subsidised: z.boolean(),
  ...hits,
});
export interface DebtProductSummary extends z.infer<typeof debtProductSummary> {}

/** A document that an application hands in. */
export const productDocument = z.object({
  id,
  name: z.string(),
  /** In one line; null where the name says it. */
  note: z.nullable(z.string()),
  required: z.boolean(),
});
export interface ProductDocument extends z.infer<typeof productDocument> {}

export const debtProductDetail = z.extend(debtProductSummary, {
  /** Plain text; a line break begins a paragraph. */
  description: z.string(),
  /** Of the enterprise, besides amount, term, purpose and security. */
  conditions: z.array(criterion),
  documents: z.array(productDocument),
  /** Charges besides the interest, in words. */
  fees: z.string(),
  /** Terms of early repayment, in words. */
  early_repayment: z.string(),
  steps: z.array(z.object({ name: z.string(), days: z.number() })),
  contact: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  /** Of the same category, other than this one, the lowest rate first. */
  related: z.array(debtProductSummary),
});
export interface DebtProductDetail extends z.infer<typeof debtProductDetail> {}

const products = listEndpoints({
  path: '/financial/debt_products',
  summary: 'Debt products',
  access: 'public',
  item: debtProductSummary,
  list: debtProductList,
  shapes: { institution: id },
});

export const debtProductEndpoints = {
  listDebtProducts: products.list,
  debtProductsFile: products.file,
  getDebtProduct: endpoint({
    method: 'GET',
    path: '/financial/debt_products/{obj_id}',
    summary: 'A debt product with its conditions, documents and charges',
    access: 'public',
    params: z.object({ obj_id: id }),
    errors: [404],
    response: envelope(debtProductDetail),
  }),
  compareDebtProducts: endpoint({
    method: 'GET',
    path: '/financial/debt_products/comparison',
    summary: 'Two to four debt products in the order of `ids`, which is repeated; one that does not exist is left out',
    access: 'public',
    query: z.object({
      ids: z.pipe(
        z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
        z.array(id).check(z.minLength(2), z.maxLength(4)),
      ),
    }),
    response: envelope(z.array(debtProductSummary)),
  }),
};
