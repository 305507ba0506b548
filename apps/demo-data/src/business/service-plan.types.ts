import type { ShopField } from '@zonekit/api-client/shop/contract';

export type Words = readonly [zh: string, en: string];

/** Kind of enterprise service, which several providers offer. */
export interface ServicePlan {
  title: Words;
  /** Id in the tree of business code 030000. */
  topic: string;
  /** Providers that work in this field offer it. */
  field: ShopField;
  /** Yuan of the middle package; 0 where the cheapest is free. */
  price: number;
  unit: Words;
  /** Working days of the middle package. */
  days: number;
  /** Percent that a voucher may pay. */
  voucher: number;
  what: Words;
  /** Rows of the comparison: in which of three packages each is included, from the cheapest one. */
  contents: readonly (readonly [name: Words, included: string])[];
  /** Names and deliverables, in the order of time. */
  stages: readonly (readonly [name: Words, deliverable: Words])[];
  /** Documents that the enterprise hands in. */
  materials: readonly Words[];
  failure: Words;
}
