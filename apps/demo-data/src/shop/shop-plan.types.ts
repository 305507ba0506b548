import type { OrderArea } from '@zonekit/api-client/order/contract';
import type { ShopDistrict, ShopField } from '@zonekit/api-client/shop/contract';

export type Words = readonly [zh: string, en: string];

/** Data of a provider. */
export interface ShopPlan {
  name: Words;
  areas: readonly [OrderArea, ...OrderArea[]];
  fields: readonly [ShopField, ...ShopField[]];
  district: ShopDistrict;
  headline: Words;
  /** People, and the year in which it came to the platform. */
  staff: number;
  since: number;
}
