import { serviceSellable } from '../business/service/service.sellable.ts';
import { reservationSellable } from '../experiment/reservation/reservation.sellable.ts';
import { materialSellable } from '../material/product/product.sellable.ts';
import type { Sellables } from './order.sellables.ts';

/** The catalogues of the service. */
export const sellables: Sellables = {
  reservation: reservationSellable,
  service: serviceSellable,
  material: materialSellable,
};
