import type { Locale } from '@zonekit/api-client/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import { addDays, shanghaiDay } from '../../../frame/day.ts';
import { dueAfter } from '../../../frame/lifecycle/due.ts';
import type { WarehouseRow } from './product.tables.ts';

/** The working day that is `days` after a day; 0 is the day itself where it is worked, else the next one. */
const workdayAfter = (day: string, days: number): string =>
  // From the evening before, so that the day itself can be the first working day.
  dueAfter(new Date(`${addDays(day, -1)}T20:00:00+08:00`), days + 1).slice(0, 10);

/** When an order that is placed at `now` arrives: before the cutoff it leaves on that working day, else on the next. */
export const arrivalAt = (
  { cutoff, transit_days, arrives_by }: Pick<WarehouseRow, 'cutoff' | 'transit_days' | 'arrives_by'>,
  now: Date,
): string => {
  const today = shanghaiDay(now);
  const late = toIsoTime(now).slice(11, 16) >= cutoff;
  const leaves = workdayAfter(late ? addDays(today, 1) : today, 0);
  return `${workdayAfter(leaves, transit_days)}T${arrives_by}:00+08:00`;
};

/** `今天18:00前`, `明天18:00前`, `11-23 18:00前`. */
export const arrivalWords = (arrivesAt: string, now: Date, locale: Locale): string => {
  const day = arrivesAt.slice(0, 10);
  const time = arrivesAt.slice(11, 16);
  const today = shanghaiDay(now);
  if (day === today) return locale === 'en' ? `today by ${time}` : `今天${time}前`;
  if (day === addDays(today, 1)) return locale === 'en' ? `tomorrow by ${time}` : `明天${time}前`;
  return locale === 'en' ? `${day.slice(5)} by ${time}` : `${day.slice(5)} ${time}前`;
};
