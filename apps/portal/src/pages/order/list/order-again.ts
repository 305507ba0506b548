import type { Order } from '@zonekit/api-client/order/contract';
import { orderAddress, productOrderAddress } from '../../shared/order/order-address.ts';

type Ordered = Pick<Order, 'kind' | 'area' | 'offer' | 'spec' | 'options' | 'quantity' | 'warehouse'>;

/** Where the same choice is ordered once more. Of a reservation the extras: its time has to be chosen anew. */
export const orderAgainHref = ({ kind, area, offer, spec, options, quantity, warehouse }: Ordered): string => {
  const extras = options.map(({ id }) => id);
  if (kind === 'instrument' || kind === 'facility') {
    return extras.length > 0 ? `${offer.path}?${new URLSearchParams({ options: extras.join(',') })}` : offer.path;
  }
  const choice = { spec: spec?.id, options: extras, quantity, warehouse: warehouse?.id };
  return area === 'mall' ? productOrderAddress(offer.id, choice) : orderAddress({ kind, offer: offer.id, ...choice });
};
