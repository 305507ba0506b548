import { oneOf } from '../../../platform/data/search-params.ts';

/** Choice as address parameters, beside the parameters of other parts. */
export type BookingSearch = Readonly<
  Record<'week' | 'start' | 'end' | 'options' | 'samples' | 'voucher', string | undefined>
>;

/** For `validateSearch`. */
export const readBookingSearch = (search: Record<string, unknown>): BookingSearch => ({
  week: oneOf(search.week),
  start: oneOf(search.start),
  end: oneOf(search.end),
  options: oneOf(search.options),
  samples: oneOf(search.samples),
  voucher: oneOf(search.voucher),
});
