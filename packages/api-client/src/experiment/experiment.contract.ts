import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, locale, money } from '../contract/contract.ts';
import { snippet } from '../contract/list.ts';
import { named, resourceKind } from './resource.contract.ts';

/** A dictionary: the values of one business code, which are those of a facet. */
export const resourceCategory = z.object({
  id,
  name: z.string(),
  business_code: z.string(),
  category_tags: z.array(named),
});
export interface ResourceCategory extends z.infer<typeof resourceCategory> {}

/** A hit of one kind, as the landing page shows it. */
export const resourceHit = z.object({
  id,
  title: z.string(),
  lang: locale,
  /** Of its page in the portal. */
  path: z.string(),
  /** Model, provider or holder. */
  note: z.nullable(z.string()),
  /** Null where none is stated. */
  price: z.nullable(money),
  /** Unit of the price: `小时`; null without a price. */
  unit: z.nullable(z.string()),
  /** First bucket that can be booked; null for kinds that are not booked, and where nothing is free. */
  earliest_at: z.nullable(isoTime),
  /** Of an outcome; null for other kinds. */
  maturity: z.nullable(z.number()),
  title_hits: z.nullable(snippet),
});
export interface ResourceHit extends z.infer<typeof resourceHit> {}

export const resourceCount = z.object({
  kind: resourceKind,
  /** Of its list in the portal, which takes `q`. */
  path: z.string(),
  /** Total number. */
  total: z.number(),
  /**
   * Of them: instruments that are open for booking; clusters and pilot lines; services that take an innovation voucher;
   * laboratories of provincial level or higher; outcomes that can be transferred or licensed; consumables in stock.
   */
  secondary: z.number(),
  /** Hits of `q`; null without `q`. */
  hits: z.nullable(z.number()),
  hits_capped: z.boolean(),
  /** The best hits; empty without `q`. */
  first: z.array(resourceHit),
});
export interface ResourceCount extends z.infer<typeof resourceCount> {}

export const resourceCounts = z.object({
  q: z.nullable(z.string()),
  /** Providers of all kinds. */
  providers: z.number(),
  /** Sum of the hits; null without `q`. */
  hits: z.nullable(z.number()),
  kinds: z.array(resourceCount),
});
export interface ResourceCounts extends z.infer<typeof resourceCounts> {}

export const experimentEndpoints = {
  getResourceCounts: endpoint({
    method: 'GET',
    path: '/industrial/counts',
    summary: 'The six kinds of technology resources with their counts; with `q` one search over all of them',
    access: 'public',
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(100))),
      /** First hits of each kind. */
      per_kind: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 2),
    }),
    response: envelope(resourceCounts),
  }),
  listResourceCategories: endpoint({
    method: 'GET',
    path: '/industrial/categories',
    summary: 'Dictionaries of the technology resources by business code: 020100 to 020407 and 530899; all without one',
    access: 'public',
    query: z.object({ business_code: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    response: envelope(z.array(resourceCategory)),
  }),
};
