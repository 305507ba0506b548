import type { ProductDetail, ProductSpec } from '@zonekit/api-client/material/product/contract';
import type { MaterialChoice } from '@zonekit/api-client/order/contract';
import { type OfferChoice, readChoice } from '../../shared/offer/offer-choice.ts';
import type { OfferSearch } from '../../shared/offer/use-offer-address.ts';
import { chooseStock, type StockChoice } from './stock.ts';

/** Pieces of one order. */
export const MOST_PIECES = 9_999;

export interface ProductChoice extends OfferChoice, StockChoice {
  specification: ProductSpec;
}

/** Specification, extras, quantity and warehouse that the address names; null for goods without a specification. */
export const productChoice = ({ specs, options }: ProductDetail, search: OfferSearch): ProductChoice | null => {
  const choice = readChoice(search, { specs, options, preferred: specs[0]?.id ?? '', most: MOST_PIECES });
  const specification = specs.find(({ id }) => id === choice.spec);
  return specification
    ? { ...choice, specification, ...chooseStock(specification, choice.quantity, search.warehouse) }
    : null;
};

/** Choice that the service computes a price for; null where no warehouse has enough. */
export const quoteBody = (
  offerId: string,
  { spec, options, quantity, chosen }: ProductChoice,
  useVoucher: boolean,
): MaterialChoice | null =>
  chosen && {
    offer_id: offerId,
    spec_id: spec,
    option_ids: options,
    quantity,
    warehouse_id: chosen.warehouse.id,
    use_voucher: useVoucher,
  };
