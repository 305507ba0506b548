import { eventEndpoints } from '@zonekit/api-client/event/endpoints';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import type { Data } from '../../../platform/data/data.ts';
import { listAnswer } from '../../shared/list/list-answer.tsx';
import {
  type EventPlace,
  eventQuery,
  inMonth,
  monthOf,
  monthQuery,
  readEvents,
  type TypedSearch,
} from './calendar-view.ts';

/** Requests the list of a place, and the month that its calendar shows. Resolves to the day, `YYYY-MM-DD`. */
export const loadEvents = async (
  data: Data,
  place: EventPlace,
  { search: typed, cause }: { search: TypedSearch; cause: string },
): Promise<{ today: string }> => {
  const search = readEvents(place, typed);
  const today = shanghaiDate(Date.now());
  // A visitor who narrows the list sees the choice at once over the older results: the page itself requests the new ones.
  if (cause === 'stay') return { today };
  const month = monthOf(place, search, today);
  const shown = month === null ? search : inMonth(search, month);
  await Promise.all([
    listAnswer(data.prefetch(eventEndpoints.listEvents, { query: eventQuery(place, shown) })),
    month !== null && data.prefetch(eventEndpoints.listEvents, { query: monthQuery(place, search, month) }),
  ]);
  return { today };
};
