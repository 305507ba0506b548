import type { MaterialChoice, ReservationChoice, ServiceChoice } from '@zonekit/api-client/order/contract';
import type { Sellable } from '../shop/sellable.ts';

/** The catalogues that orders are made from. */
export interface Sellables {
  /** Of instruments and facilities. */
  reservation: Sellable<ReservationChoice>;
  service: Sellable<ServiceChoice>;
  material: Sellable<MaterialChoice>;
}
