import { isMove, type Move } from '../../booking-calendar/core/grid-move.ts';
import { bucketsOf } from './bucket-selection.ts';
import { bucketKey, minuteOfDay } from './bucket-time.ts';
import type { PlacedBucket, SlotCalendarData } from './slot-calendar.types.ts';

export { isMove };

/** `week`: a row for each day, time from left to right. `list`: the hours of one day, one below the other. */
export type SlotLayout = 'week' | 'list';

/** The bucket of another day that begins nearest to this one's time. */
const onDay = (at: PlacedBucket, buckets: readonly PlacedBucket[]): PlacedBucket | undefined => {
  const distance = ({ start }: PlacedBucket) => Math.abs(minuteOfDay(start) - minuteOfDay(at.start));
  return buckets.toSorted((a, b) => distance(a) - distance(b))[0];
};

/** In a list time runs down, and the days lie beside each other. */
const TURNED: Partial<Record<Move, Move>> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

/**
 * Where a key takes the focus, as the ARIA practices for grids have it: along time to the bucket before or after, over
 * the ends of days; across it to the same time of the day before or after that offers any; Home and End within the
 * day; Page to the first and the last of the days. What cannot be booked is passed through, so that the reason is
 * heard. A move out of what is shown stays where it was.
 */
export function moveBucket(
  at: PlacedBucket,
  move: Move,
  calendar: SlotCalendarData,
  layout: SlotLayout = 'week',
): PlacedBucket {
  const all = bucketsOf(calendar);
  const index = all.findIndex((bucket) => bucketKey(bucket) === bucketKey(at));
  const dates = [...new Set(all.map(({ date }) => date))];
  const ofDay = (date: string | undefined) => all.filter((bucket) => bucket.date === date);
  const day = dates.indexOf(at.date);
  const target = (): PlacedBucket | undefined => {
    switch ((layout === 'list' && TURNED[move]) || move) {
      case 'ArrowLeft':
        return all[index - 1];
      case 'ArrowRight':
        return all[index + 1];
      case 'ArrowUp':
        return onDay(at, ofDay(dates[day - 1]));
      case 'ArrowDown':
        return onDay(at, ofDay(dates[day + 1]));
      case 'Home':
        return ofDay(at.date)[0];
      case 'End':
        return ofDay(at.date).at(-1);
      case 'PageUp':
        return onDay(at, ofDay(dates[0]));
      default:
        return onDay(at, ofDay(dates.at(-1)));
    }
  };
  const next = target();
  return next ? { date: next.date, start: next.start, end: next.end } : at;
}
