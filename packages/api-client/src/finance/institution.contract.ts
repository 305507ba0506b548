import * as z from 'zod/mini';
import { endpoint, envelope, id, locale, pageOf, pageQuery } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { INSTITUTION_AREAS, INSTITUTION_KINDS, institutionList } from './institution.lists.ts';
import { debtProductSummary } from './product.contract.ts';
import { COLLATERALS, DEBT_CATEGORIES, LOAN_PURPOSES } from './product.lists.ts';

export const institutionKind = z.enum(INSTITUTION_KINDS);
export type InstitutionKind = z.infer<typeof institutionKind>;
export const institutionArea = z.enum(INSTITUTION_AREAS);
export type InstitutionArea = z.infer<typeof institutionArea>;

/** A finance shop as a list shows one. The words are in `lang`, which differs from the request where no translation exists. */
export const institutionSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  kind: institutionKind,
  area: institutionArea,
  /** The logo's file; null where the page draws a cover. */
  shop_logo: z.nullable(z.object({ object_name: id })),
  /** Strength, in one sentence. */
  headline: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Categories of its products on sale. */
  categories: z.array(z.enum(DEBT_CATEGORIES)),
  /** Products on sale. */
  products: z.number(),
  /** Lowest annual rate of them, in basis points; null without products. */
  rate_from: z.nullable(z.number()),
  ...hits,
});
export interface InstitutionSummary extends z.infer<typeof institutionSummary> {}

export const institutionDetail = z.extend(institutionSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  /** Opening hours in words. */
  hours: z.string(),
  /** Name of the desk that serves the zone. */
  contact: z.string(),
  /** On sale, by category. */
  product_list: z.array(debtProductSummary),
});
export interface InstitutionDetail extends z.infer<typeof institutionDetail> {}

/** A category with what it holds. */
export const financialCategory = z.object({
  id: z.enum(DEBT_CATEGORIES),
  name: z.string(),
  /** In one line. */
  note: z.string(),
  shops: z.number(),
  products: z.number(),
  /** Lowest annual rate in basis points; null without products. */
  rate_from: z.nullable(z.number()),
});
export interface FinancialCategory extends z.infer<typeof financialCategory> {}

/** A finance shop with its products that the filters leave. */
export const supermarketShop = z.object({
  shop: institutionSummary,
  /** At most six, the lowest rate first. */
  products: z.array(debtProductSummary),
  /** How many the filters leave. */
  total: z.number(),
});
export interface SupermarketShop extends z.infer<typeof supermarketShop> {}

const many = <T extends z.ZodMiniType>(item: T) => z.optional(z.array(item).check(z.maxLength(20)));

const institutions = listEndpoints({
  path: '/financial/shops',
  summary: 'Finance shops: banks, leasing, guarantee, microcredit and factoring companies',
  access: 'public',
  item: institutionSummary,
  list: institutionList,
  shapes: {},
});

export const institutionEndpoints = {
  listInstitutions: institutions.list,
  institutionsFile: institutions.file,
  getInstitution: endpoint({
    method: 'GET',
    path: '/financial/shops/{obj_id}',
    summary: 'A finance shop with its products on sale',
    access: 'public',
    params: z.object({ obj_id: id }),
    errors: [404],
    response: envelope(institutionDetail),
  }),
  financialCategories: endpoint({
    method: 'GET',
    path: '/financial/categories',
    summary: 'Categories of debt products with how many shops and products each has',
    access: 'public',
    response: envelope(z.array(financialCategory)),
  }),
  /** Finance shops for the supermarket page, filtered by the body. */
  supermarket: endpoint({
    method: 'POST',
    path: '/financial/supermarket',
    summary: 'Finance shops with their products by filters in the body; a shop without such products is left out',
    access: 'public',
    body: z.object({
      category: many(z.enum(DEBT_CATEGORIES)),
      kind: many(institutionKind),
      area: many(institutionArea),
      collateral: many(z.enum(COLLATERALS)),
      purpose: many(z.enum(LOAN_PURPOSES)),
      page_index: pageQuery.page_index,
      page_size: pageQuery.page_size,
    }),
    response: pageOf(supermarketShop),
  }),
};
