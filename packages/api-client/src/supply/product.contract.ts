import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { SUPPLY_REGIONS } from './company.lists.ts';
import { SUPPLY_STAGES, supplyProductList } from './product.lists.ts';

export const supplyStage = z.enum(SUPPLY_STAGES);
export type SupplyStage = z.infer<typeof supplyStage>;

/** The words are in `lang`, which differs from the request where no translation exists. */
export const supplyProductSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  summary: z.string(),
  field: innovationField,
  stage: supplyStage,
  /** The company's. */
  region: z.enum(SUPPLY_REGIONS),
  company: z.object({ id, name: z.string() }),
  /** Per `unit`; null where it is quoted on request. */
  price: z.nullable(money),
  unit: z.string(),
  published_on: isoDate,
  ...hits,
});
export interface SupplyProductSummary extends z.infer<typeof supplyProductSummary> {}

export const supplyProductDetail = z.extend(supplyProductSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  keywords: z.array(z.string()),
  /** Figures with their units, in order. */
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Of the company's sales office. */
  phone: z.string(),
  /** Others of the same field. */
  related: z.array(supplyProductSummary),
});
export interface SupplyProductDetail extends z.infer<typeof supplyProductDetail> {}

const PATH = '/tech/supply_demand/product';

const products = listEndpoints({
  path: PATH,
  summary: 'Products of the supply side',
  access: 'public',
  item: supplyProductSummary,
  list: supplyProductList,
  shapes: {},
});

export const supplyProductEndpoints = {
  listSupplyProducts: products.list,
  supplyProductsFile: products.file,
  getSupplyProduct: endpoint({
    method: 'GET',
    path: `${PATH}/{supply_product_id}`,
    summary: 'A product with its figures and its company',
    access: 'public',
    params: z.object({ supply_product_id: id }),
    errors: [404],
    response: envelope(supplyProductDetail),
  }),
};
