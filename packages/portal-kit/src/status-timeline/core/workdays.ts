import { shanghaiDate } from '@zonekit/ui/day/shanghai';

const DAY_MS = 86_400_000;

/** Whether people work on a day, `2026-11-20`. Give one that knows the public holidays where they matter. */
export type IsWorkday = (day: string) => boolean;

/** Monday to Friday. */
export const isWeekday: IsWorkday = (day) => ![0, 6].includes(new Date(day).getUTCDay());

/** The day that an instant (ISO 8601 with its offset, or ms since 1970) lies in, in Shanghai: `2026-11-20`. */
export const shanghaiDay = (instant: string | number): string => shanghaiDate(new Date(instant).getTime());

/**
 * Working days from one instant to a later one, counted as deadlines are: the day on which something begins is none, the
 * day on which it ends is one. 0 where the end comes before the start.
 */
export const workdaysBetween = (
  from: string | number,
  to: string | number,
  isWorkday: IsWorkday = isWeekday,
): number => {
  const last = Date.parse(shanghaiDay(to));
  let days = 0;
  for (let at = Date.parse(shanghaiDay(from)) + DAY_MS; at <= last; at += DAY_MS) {
    if (isWorkday(new Date(at).toISOString().slice(0, 10))) days += 1;
  }
  return days;
};
