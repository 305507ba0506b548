import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import {
  PRODUCT_LISTS,
  recommendedProductList,
  TECHNIQUE_OFFERS,
  TECHNIQUE_STAGES,
  techniqueList,
} from './recommendation.lists.ts';

export const productListName = z.enum(PRODUCT_LISTS);
export type ProductListName = z.infer<typeof productListName>;
export const techniqueOffer = z.enum(TECHNIQUE_OFFERS);
export type TechniqueOffer = z.infer<typeof techniqueOffer>;
export const techniqueStage = z.enum(TECHNIQUE_STAGES);
export type TechniqueStage = z.infer<typeof techniqueStage>;

/** A product of the zone that is recommended to buyers. The words are in `lang`. */
export const recommendedProductSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  field: innovationField,
  recommended_by: productListName,
  /** The enterprise that makes it. */
  maker: z.string(),
  /** Advantage, in one sentence. */
  headline: z.string(),
  /** From so much on; null where it is agreed on. */
  price_from: z.nullable(money),
  /** Its two to four most important figures. */
  figures: z.array(z.object({ name: z.string(), value: z.string() })),
  published_on: isoDate,
  /** File of the picture, 16:10; null for none. */
  cover: z.nullable(id),
  ...hits,
});
export interface RecommendedProductSummary extends z.infer<typeof recommendedProductSummary> {}

export const recommendedProductDetail = z.extend(recommendedProductSummary, {
  /** Plain text; a line break begins a paragraph. */
  description: z.string(),
  specs: z.array(z.object({ name: z.string(), value: z.string(), note: z.nullable(z.string()) })),
  /** Where it is in use, with the measured result. */
  cases: z.array(z.object({ customer: z.string(), result: z.string() })),
  /** Entries and certificates. */
  proofs: z.array(z.string()),
  phone: z.string(),
  address: z.string(),
  related: z.array(z.object({ id, title: z.string(), lang: locale, maker: z.string(), cover: z.nullable(id) })),
});
export interface RecommendedProductDetail extends z.infer<typeof recommendedProductDetail> {}

/** A technique that enterprises can take over. The words are in `lang`. */
export const technique = z.object({
  id,
  title: z.string(),
  lang: locale,
  field: innovationField,
  stage: techniqueStage,
  /** Technology readiness level, 1 to 9. */
  maturity: z.number(),
  offer: techniqueOffer,
  /** In words: `面议`, `中试投入60万元`. */
  price: z.string(),
  holder: z.string(),
  headline: z.string(),
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  /** Measurements before and with the technique. */
  result: z.object({ name: z.string(), before: z.string(), after: z.string() }),
  /** For whom it is. */
  uses: z.array(z.string()),
  /** Patents and standards behind it, in words. */
  rights: z.string(),
  phone: z.string(),
  published_on: isoDate,
  ...hits,
});
export interface Technique extends z.infer<typeof technique> {}

const recommendedProducts = listEndpoints({
  path: '/commodity/recommend_products',
  summary: 'Products of the zone that are recommended to buyers',
  access: 'public',
  item: recommendedProductSummary,
  list: recommendedProductList,
  shapes: {},
});

const techniques = listEndpoints({
  path: '/commodity/new_techniques',
  summary: 'New techniques that enterprises can take over',
  access: 'public',
  item: technique,
  list: techniqueList,
  shapes: {},
});

export const recommendationEndpoints = {
  listRecommendedProducts: recommendedProducts.list,
  recommendedProductsFile: recommendedProducts.file,
  getRecommendedProduct: endpoint({
    method: 'GET',
    path: '/commodity/recommend_products/{obj_id}',
    summary: 'A recommended product with its figures and where it is in use',
    access: 'public',
    params: z.object({ obj_id: id }),
    errors: [404],
    response: envelope(recommendedProductDetail),
  }),
  listTechniques: techniques.list,
  techniquesFile: techniques.file,
  getTechnique: endpoint({
    method: 'GET',
    path: '/commodity/new_techniques/{obj_id}',
    summary: 'A new technique',
    access: 'public',
    params: z.object({ obj_id: id }),
    errors: [404],
    response: envelope(technique),
  }),
};
