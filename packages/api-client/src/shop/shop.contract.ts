import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { ORDER_AREAS } from '../order/order.lists.ts';
import {
  industrialShopList,
  RATED_KINDS,
  RATING_ASPECTS,
  SHOP_DISTRICTS,
  SHOP_FIELDS,
  shopList,
} from './shop.lists.ts';

export const shopField = z.enum(SHOP_FIELDS);
export type ShopField = z.infer<typeof shopField>;
export const shopDistrict = z.enum(SHOP_DISTRICTS);
export type ShopDistrict = z.infer<typeof shopDistrict>;

/** Ratings of a provider, or of an offer, from completed orders. */
export const ratingSummary = z.object({
  /** 1 to 5 with one decimal; null without ratings. */
  average: z.nullable(z.number()),
  count: z.number(),
  /** Percent of the rated orders that were completed in time; null without ratings. */
  on_time_rate: z.nullable(z.number()),
});
export interface RatingSummary extends z.infer<typeof ratingSummary> {}

/** Review by an enterprise. Field and package stand for the enterprise's name. */
export const review = z.object({
  id,
  /** 1 to 5. */
  score: z.number(),
  text: z.string(),
  /** In which it was written. */
  lang: locale,
  offer: z.object({ id, title: z.string(), kind: z.enum(RATED_KINDS) }),
  /** Package or specification; null where there was none. */
  spec_name: z.nullable(z.string()),
  /** Field of the enterprise: `冷链装备企业`; null where it is not known. */
  enterprise_field: z.nullable(z.string()),
  /** `2026-09`. */
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
});
export interface Review extends z.infer<typeof review> {}

/** A rating with all that the page of an offer or a provider shows of it. */
export const ratingDetail = z.extend(ratingSummary, {
  /** Number of ratings with the score, from 5 down to 1. */
  distribution: z.array(z.object({ score: z.number(), count: z.number() })),
  /** Percent of the enterprises that ordered again; null without ratings. */
  repeat_rate: z.nullable(z.number()),
  /** With one decimal; an aspect that nobody rated is left out. */
  aspects: z.array(z.object({ aspect: z.enum(RATING_ASPECTS), average: z.number() })),
  /** With a text, the latest first, 20 at most. */
  reviews: z.array(review),
});
export interface RatingDetail extends z.infer<typeof ratingDetail> {}

/** A provider as a list shows one. The words are in `lang`, which differs from the request where no translation exists. */
export const shopSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  /** Areas of the provider: technology resources, enterprise services, goods. */
  areas: z.array(z.enum(ORDER_AREAS)),
  fields: z.array(shopField),
  district: shopDistrict,
  address: z.string(),
  phone: z.string(),
  /** Strength, in one sentence. */
  headline: z.string(),
  /** On the platform since this day. */
  since: isoDate,
  /** Working hours in which it usually confirms an order. */
  confirm_hours: z.number(),
  rating: ratingSummary,
  ...hits,
});
export interface ShopSummary extends z.infer<typeof shopSummary> {}

export const shopDetail = z.extend(shopSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  /** Opening hours in words. */
  hours: z.string(),
  /** WGS 84, degrees. */
  longitude: z.number(),
  latitude: z.number(),
  staff: z.number(),
  /** Approvals and accreditations with their number. */
  licences: z.array(z.object({ name: z.string(), number: z.string(), valid_until: z.nullable(isoDate) })),
  rating: ratingDetail,
});
export interface ShopDetail extends z.infer<typeof shopDetail> {}

/** A provider on the page of something that it sells. */
export const shopCard = z.pick(shopDetail, {
  id: true,
  name: true,
  address: true,
  phone: true,
  hours: true,
  since: true,
  staff: true,
  confirm_hours: true,
});
export interface ShopCard extends z.infer<typeof shopCard> {}

const shops = listEndpoints({
  path: '/commodity/shops',
  summary: 'Providers of services, technology resources and goods',
  access: 'public',
  item: shopSummary,
  list: shopList,
  shapes: {},
});

const industrialShops = listEndpoints({
  path: '/industrial/shops',
  summary: 'Providers of technology resources',
  access: 'public',
  item: shopSummary,
  list: industrialShopList,
  shapes: {},
});

export const shopEndpoints = {
  listShops: shops.list,
  shopsFile: shops.file,
  listIndustrialShops: industrialShops.list,
  industrialShopsFile: industrialShops.file,
  getShop: endpoint({
    method: 'GET',
    path: '/commodity/shops/{shop_id}',
    summary: 'A provider with its licences and what enterprises say of it',
    access: 'public',
    params: z.object({ shop_id: id }),
    errors: [404],
    response: envelope(shopDetail),
  }),
};
