import type { HalfDay, Period } from './calendar.types.ts';

/** `2026-11-25-2`: the half-day's key in the DOM. Keys sort chronologically. */
export const halfKey = ({ date, period }: HalfDay): string => `${date}-${period}`;

export const parseHalfKey = (key: string | undefined): HalfDay | null => {
  const [, date, period] = /^(\d{4}-\d\d-\d\d)-([12])$/.exec(key ?? '') ?? [];
  return date && period ? { date, period: Number(period) as Period } : null;
};

export const sameHalf = (a: HalfDay | null, b: HalfDay | null): boolean =>
  a?.date === b?.date && a?.period === b?.period;
