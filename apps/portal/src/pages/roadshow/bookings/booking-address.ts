import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { type OwnListSearch, ownListFilter } from '../../shared/user-centre/own-list-search.ts';

export const BOOKINGS = '/userCenter/user/space';

/** Parameters of the address, not validated. */
export type BookingParams = Partial<Record<'status' | 'page' | 'view' | 'month' | 'booking', string>>;

export const bookingHref = (id: string): string => `${BOOKINGS}?${new URLSearchParams({ booking: id })}`;
/** @param month `YYYY-MM` */
export const calendarHref = (month?: string): string => `${BOOKINGS}?view=calendar${month ? `&month=${month}` : ''}`;

/** The month that the calendar shows: the address's, else today's. */
export const monthShown = (month: string | undefined, now: number): string =>
  month !== undefined && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : shanghaiDate(now).slice(0, 7);

/** The largest page: a month has 62 half-days, and cancelled bookings besides. */
const MOST = 100;

export const monthQuery = <S extends string>(search: OwnListSearch<S>, month: string) => ({
  ...ownListFilter(search),
  month: [month],
  page_size: MOST,
});
