import { oneOf } from '../../../platform/data/search-params.ts';

/** Choice as address parameters, beside the parameters of other parts. */
export type BookingSearch = Readonly<
  Record<'week' | 'start' | 'end' | 'options' | 'samples' | 'voucher', string | undefined>
>;

/** Address parameters of the page of an instrument or facility. */
export interface BookingPageSearch extends BookingSearch {
  /** `1`: the question to the provider is open. */
  ask: string | undefined;
}

/** For `validateSearch`. */
export const readBookingSearch = (search: Record<string, unknown>): BookingPageSearch => ({
  week: oneOf(search.week),
  start: oneOf(search.start),
  end: oneOf(search.end),
  options: oneOf(search.options),
  samples: oneOf(search.samples),
  voucher: oneOf(search.voucher),
  ask: oneOf(search.ask),
});
