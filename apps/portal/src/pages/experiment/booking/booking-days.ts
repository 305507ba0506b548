import type {
  BucketRange,
  BucketReason,
  DayReason,
  ReservationRules,
} from '@zonekit/api-client/experiment/reservation/contract';
import type { Bucket, BucketDay, SlotCalendarData } from '@zonekit/portal-kit/slot-calendar/core';

/** Words of what keeps a time from being chosen. */
export interface DayWords {
  reason: (reason: BucketReason | 'mine') => string;
  day: (reason: DayReason, note: string | null) => string;
}

type ServedDay = BucketRange['days'][number];

/** The contract writes midnight at the end of a day as the next one's start. */
const clockOf = (time: string, date: string): string => (time.slice(0, 10) > date ? '24:00' : time.slice(11, 16));

const reasonOf = ({ state, reason }: ServedDay['buckets'][number], note: string | null, words: DayWords) => {
  if (state === 'mine') return words.reason('mine');
  if (reason !== null) return words.reason(reason);
  return state === 'maintenance' ? (note ?? undefined) : undefined;
};

const dayOf = ({ date, closed_for, note, buckets }: ServedDay, words: DayWords): BucketDay => ({
  date,
  note: closed_for === null ? undefined : words.day(closed_for, note),
  buckets: buckets.map(
    (bucket): Bucket => ({
      start: clockOf(bucket.starts_at, date),
      end: clockOf(bucket.ends_at, date),
      status: bucket.state === 'mine' ? 'taken' : bucket.state,
      reason: reasonOf(bucket, note, words),
    }),
  ),
});

/** Days as the service answers them, as the calendar shows them. */
export const calendarDays = (
  { days }: Pick<BucketRange, 'days'>,
  { shortest_minutes, longest_minutes }: Pick<ReservationRules, 'shortest_minutes' | 'longest_minutes'>,
  words: DayWords,
): SlotCalendarData => ({
  days: days.map((day) => dayOf(day, words)),
  minMinutes: shortest_minutes,
  maxMinutes: longest_minutes,
});
