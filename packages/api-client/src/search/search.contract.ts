import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, text } from '../contract/contract.ts';
import { snippet } from '../contract/list.ts';
import { MOST_HITS } from './most-hits.ts';

export const searchHit = z.object({
  id,
  title: z.string(),
  lang: locale,
  /** Path of its page in the portal. */
  path: z.string(),
  /** One line of what it is: a document's number, say. */
  note: z.nullable(z.string()),
  /** Null where the kind has no dates. */
  dated_on: z.nullable(z.string()),
  title_hits: z.nullable(snippet),
  snippet: z.nullable(snippet),
});
export interface SearchHit extends z.infer<typeof searchHit> {}

/** Hits of one list. */
export const searchKind = z.object({
  /** Key of the list: `policies`. */
  kind: z.string(),
  label: z.string(),
  /** Path of its list in the portal, which takes `q`; null where no page lists it. */
  path: z.nullable(z.string()),
  total: z.number(),
  total_capped: z.boolean(),
  hits: z.array(searchHit),
});
export interface SearchKind extends z.infer<typeof searchKind> {}

export const searchResult = z.object({
  q: z.string(),
  total: z.number(),
  total_capped: z.boolean(),
  /** Every kind that has hits, in the order of the portal. */
  kinds: z.array(searchKind),
  /** Another spelling that finds more; null where enough is found. */
  suggestion: z.nullable(z.string()),
});
export interface SearchResult extends z.infer<typeof searchResult> {}

/** The page of an item. */
export const pageAddress = z.object({
  /** In the portal. */
  path: z.string(),
  /** Day of the item's last change; null where none is recorded. */
  changed_on: z.nullable(isoDate),
});
export interface PageAddress extends z.infer<typeof pageAddress> {}

export const addressPart = z.object({
  addresses: z.array(pageAddress),
  /** Where the next ones begin; null at the end. */
  next: z.nullable(z.string()),
});
export interface PageAddresses extends z.infer<typeof addressPart> {}

/** Addresses in one answer. */
export const ADDRESSES_AT_ONCE = 5_000;

export const searchEndpoints = {
  pageAddresses: endpoint({
    method: 'GET',
    path: '/universal/addresses',
    summary: 'The pages that show the items of all public lists, for sitemaps',
    access: 'public',
    query: z.object({
      /** `next` of the answer before. */
      after: z.optional(z.string().check(z.maxLength(120))),
    }),
    response: envelope(addressPart),
  }),
  searchAll: endpoint({
    method: 'GET',
    path: '/universal/search',
    summary: 'One search over every list of the portal, by kind with counts',
    access: 'public',
    query: z.object({
      q: text(100),
      /** One kind alone has hits; the others are counted. */
      kind: z.optional(z.string().check(z.maxLength(50))),
      per_kind: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_HITS)), 4),
    }),
    response: envelope(searchResult),
  }),
};
