import { reservationEndpoints } from '@zonekit/api-client/experiment/reservation/endpoints';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import type { Data } from '../../../platform/data/data.ts';
import { firstDay, readWeek, weekRange } from './booking-choice.ts';
import { readBookingSearch } from './booking-search.ts';
import { bookingBar, bookingCard } from './booking-slots.ts';
import type { BookedOffer } from './use-booking.ts';

/**
 * Rules and the week that the page opens with, and the code of what shows them.
 * @throws as `Data.load`
 */
export const loadBooking = async (
  data: Data,
  offer: Pick<BookedOffer, 'id' | 'booking' | 'earliest'>,
  search: Record<string, unknown>,
  ...parts: readonly { load: () => Promise<void> }[]
) => {
  const today = shanghaiDate(Date.now());
  const { week, start } = readBookingSearch(search);
  const query = weekRange(readWeek(week ?? start?.slice(0, 10), firstDay(offer, today)));
  const params = { obj_id: offer.id };
  const [rules] = await Promise.all([
    data.load(reservationEndpoints.getReservationRules, { params }),
    offer.booking === 'open' ? data.prefetch(reservationEndpoints.getDateRange, { params, query }) : undefined,
    ...[...parts, bookingCard, bookingBar].map((part) => part.load()),
  ]);
  return { rules: rules.data, today };
};
