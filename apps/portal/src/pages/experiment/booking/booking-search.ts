import { oneOf } from '../../../platform/data/search-params.ts';

/** What is chosen as an address says it, beside parameters of others. */
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
