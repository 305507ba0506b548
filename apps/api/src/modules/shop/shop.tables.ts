import type { OrderArea, OrderKind } from '@zonekit/api-client/order/contract';
import type { ShopDistrict, ShopField } from '@zonekit/api-client/shop/contract';
import type { Selectable } from 'kysely';

export interface Licence {
  name_zh: string;
  name_en: string | null;
  number: string;
  valid_until: string | null;
}

/** Ratings of one provider, or of one thing that it sells. Written by `rating.repository.ts`. */
export interface RatingSums {
  count: number;
  /** Sum of the scores. */
  sum: number;
  on_time: number;
  /** Number of ratings with 5, 4, 3, 2, 1. */
  scores: number[];
}

/** Tables of `shop`; made by `shop.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface ShopTables {
  shops: {
    id: string;
    areas: OrderArea[];
    fields: ShopField[];
    district: ShopDistrict;
    name_zh: string;
    name_en: string | null;
    headline_zh: string;
    headline_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    address_zh: string;
    address_en: string | null;
    hours_zh: string;
    hours_en: string | null;
    phone: string;
    /** WGS 84, degrees. */
    longitude: number;
    latitude: number;
    staff: number;
    confirm_hours: number;
    licences: Licence[];
    since: string;
    position: number;
    /** Order by rating; follows from the ratings. Source: rating.ts. */
    rating_rank: number;
  };
  /** Rating of a completed order. Names no person. */
  shop_ratings: {
    order_id: string;
    shop_id: string;
    kind: OrderKind;
    offer_id: string;
    offer_zh: string;
    offer_en: string;
    spec_id: string | null;
    spec_zh: string | null;
    spec_en: string | null;
    enterprise_id: string | null;
    /** Field of the enterprise when it rated; null where it was not known. */
    field_zh: string | null;
    field_en: string | null;
    score: number;
    text: string;
    on_time: boolean;
    rated_on: string;
    /** Scores in the order of `RATING_ASPECTS`; null for each that was not rated. */
    aspects: (number | null)[];
  };
  /** By provider (`kind` is `shop`) or offer. */
  shop_rating_sums: RatingSums & { kind: OrderKind | 'shop'; id: string };
}

export type ShopRow = Selectable<ShopTables['shops']>;
export type RatingRow = Selectable<ShopTables['shop_ratings']>;

declare module '../../database/tables.ts' {
  interface Database extends ShopTables {}
}
