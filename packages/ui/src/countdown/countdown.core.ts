/** Remaining time in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Whole units from `now` to `until`, both in ms since 1970; all 0 from then on. A second that has begun counts, so that
 * 0 is reached at the instant itself and not a second before.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((until - now) / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/** In ms, how long until what `timeLeft` says changes; 0 once it is over. Never more than a second. */
export function untilNextTick(until: number, now: number): number {
  const left = until - now;
  return left <= 0 ? 0 : left % SECOND || SECOND;
}

/** Marks in ms before the end at which the live region announces the remaining time. */
const MILESTONES = [7 * DAY, 3 * DAY, DAY, HOUR, 10 * MINUTE, MINUTE, 10 * SECOND, 0] as const;

/**
 * The milestone that was reached last: 0 at the end, null before the first. What is announced changes with it and with
 * nothing else.
 */
export const milestone = (until: number, now: number): number | null =>
  MILESTONES.toReversed().find((mark) => until - now <= mark) ?? null;

/** ISO 8601 duration for the `time` element: `P3DT4H5M6S`. */
export const duration = ({ days, hours, minutes, seconds }: TimeLeft): string =>
  `P${days}DT${hours}H${minutes}M${seconds}S`;
