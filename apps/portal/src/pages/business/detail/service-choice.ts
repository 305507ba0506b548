import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import type { ServiceChoice } from '@zonekit/api-client/order/contract';
import { type OfferChoice, readChoice } from '../../shared/offer/offer-choice.ts';
import type { OfferSearch } from '../../shared/offer/use-offer-address.ts';
import { comparedPackage } from '../compare/compared-package.ts';

/** Package, extras and quantity that the address names; by default the package that most enterprises take. */
export const serviceChoice = ({ packages, options }: ServiceDetail, search: OfferSearch): OfferChoice =>
  readChoice(search, { specs: packages, options, preferred: comparedPackage(packages)?.id ?? '', most: 1 });

/** Choice that the service computes a price for. */
export const quoteBody = (offerId: string, choice: OfferChoice, useVoucher: boolean): ServiceChoice => ({
  offer_id: offerId,
  spec_id: choice.spec,
  option_ids: choice.options,
  quantity: choice.quantity,
  use_voucher: useVoucher,
});
