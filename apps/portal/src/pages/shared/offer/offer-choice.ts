import { oneOf } from '../../../platform/data/search-params.ts';
import type { OfferSearch } from './use-offer-address.ts';

/** A choice of an offer that exists. */
export interface OfferChoice {
  spec: string;
  /** Ids of the extras in the order of the offer. */
  options: string[];
  quantity: number;
}

interface Offered {
  /** Packages or specifications. */
  specs: readonly { id: string; max_quantity?: number }[];
  options: readonly { id: string }[];
  /** Chosen where the address names none that exists. */
  preferred: string;
  /** Of one order, where the package or specification says no other. */
  most: number;
}

/** Parameters of the address of an offer, not validated. For `validateSearch`. */
export const readOfferSearch = (search: Record<string, unknown>): OfferSearch => ({
  spec: oneOf(search.spec),
  options: oneOf(search.options),
  quantity: oneOf(search.quantity),
  warehouse: oneOf(search.warehouse),
  ask: oneOf(search.ask) === '1' ? '1' : undefined,
});

/** The choice that an address names: what the offer does not have is left out. */
export const readChoice = (search: OfferSearch, { specs, options, preferred, most }: Offered): OfferChoice => {
  const named = search.options?.split(',') ?? [];
  const quantity = /^\d{1,6}$/.test(search.quantity ?? '') ? Number(search.quantity) : 1;
  const spec = specs.find(({ id }) => id === search.spec) ?? specs.find(({ id }) => id === preferred);
  return {
    spec: spec?.id ?? preferred,
    options: options.filter(({ id }) => named.includes(id)).map(({ id }) => id),
    quantity: Math.min(Math.max(quantity, 1), spec?.max_quantity ?? most),
  };
};

/** The parameter of the chosen extras with one more, or one less. */
export const toggled = (chosen: readonly string[], option: string): string | undefined =>
  (chosen.includes(option) ? chosen.filter((id) => id !== option) : [...chosen, option]).join(',') || undefined;
