import { shanghaiDate } from '@zonekit/ui/day/shanghai';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Remaining time in its largest relevant unit. */
export type Remaining =
  | { state: 'closed' }
  | {
      state: 'open';
      unit: 'days' | 'hours' | 'minutes';
      /** Of the unit, rounded down: no more is promised than there is. 0 minutes is less than one. */
      count: number;
      /** Days of the calendar in Shanghai, as the service counts them: 0 on the day itself. */
      daysLeft: number;
    };

/**
 * From `now` to `until`, both in ms since 1970. Days of the calendar while there are 24 hours or more, then whole hours,
 * in the last hour minutes. Closed at the instant itself.
 */
export function remaining(until: number, now: number): Remaining {
  const left = until - now;
  if (left <= 0) return { state: 'closed' };
  const daysLeft = (Date.parse(shanghaiDate(until)) - Date.parse(shanghaiDate(now))) / DAY;
  if (left >= DAY) return { state: 'open', unit: 'days', count: daysLeft, daysLeft };
  if (left >= HOUR) return { state: 'open', unit: 'hours', count: Math.floor(left / HOUR), daysLeft };
  return { state: 'open', unit: 'minutes', count: Math.floor(left / MINUTE), daysLeft };
}

/** Marks in ms before the end at which the live region announces the remaining time. */
export const SPOKEN_AT = [DAY, HOUR, 10 * MINUTE, 0] as const;

/** The one of `SPOKEN_AT` that was reached last; null before the first. */
export const spokenMark = (until: number, now: number): number | null =>
  SPOKEN_AT.findLast((mark) => until - now <= mark) ?? null;
