import { daysBetween, monthsBetween } from '../day/day.ts';
import { dayIn, type Instant, wallClock } from '../internal/zone.ts';

/** `date` `2026-11-20`, `datetime` `2026-11-20 09:30`, `time` `09:30`, `month` `2026-11`. */
export type TimeFormat = 'date' | 'datetime' | 'time' | 'month';

/** Where each stands in `2026-11-20T09:30:00`. */
const PARTS: Record<TimeFormat, [from: number, to: number]> = {
  date: [0, 10],
  datetime: [0, 16],
  time: [11, 16],
  month: [0, 7],
};

/** A day without a time lies in no zone, and is not moved into one. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const at = (value: Instant, zone: string) =>
  typeof value === 'string' && DAY.test(value) ? wallClock(`${value}T00:00:00Z`, 'UTC') : wallClock(value, zone);

/** @throws RangeError for what is no instant */
export const timeText = (value: Instant, format: TimeFormat, zone: string): string =>
  at(value, zone)
    .slice(...PARTS[format])
    .replace('T', ' ');

/**
 * From one instant to another without saying twice what they share: `2026-11-20 09:30–11:00`, `2026-11-25 – 11-27`,
 * `2026-12-30 – 2027-01-02`. One text where both are shown alike.
 */
export function rangeText(from: Instant, to: Instant, format: TimeFormat, zone: string): string {
  const [start, end] = [timeText(from, format, zone), timeText(to, format, zone)];
  if (start === end) return start;
  if (format === 'time') return `${start}–${end}`;
  if (start.slice(0, 10) === end.slice(0, 10) && format === 'datetime') return `${start}–${end.slice(11)}`;
  return `${start} – ${start.slice(0, 4) === end.slice(0, 4) && format !== 'month' ? end.slice(5) : end}`;
}

/** `datetime` attribute: a day as it is, an instant in UTC, a time of day or a month as shown. */
export const machineText = (value: Instant, format: TimeFormat, zone: string): string => {
  if (format === 'time' || format === 'month') return timeText(value, format, zone);
  if (typeof value === 'string' && DAY.test(value)) return value;
  return format === 'date' ? timeText(value, 'date', zone) : new Date(value).toISOString();
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How far from now: `{ value: -3, unit: 'minute' }` is three minutes ago. Within a day by hours, then by days of the
 * calendar in `zone` (yesterday is yesterday even if it is ten hours ago), by months and years of it. Null within a
 * minute: now.
 */
export function relativeTo(
  value: Instant,
  now: Instant,
  zone: string,
): { value: number; unit: 'minute' | 'hour' | 'day' | 'month' | 'year' } | null {
  const isDay = typeof value === 'string' && DAY.test(value);
  const [day, today] = [timeText(value, 'date', zone), dayIn(now, zone)];
  const days = daysBetween(today, day);
  const sign = days < 0 ? -1 : 1;
  if (!isDay) {
    const ms = new Date(value).getTime() - new Date(now).getTime();
    if (Math.abs(ms) < MINUTE) return null;
    if (Math.abs(ms) < HOUR) return { value: Math.trunc(ms / MINUTE), unit: 'minute' };
    if (days === 0) return { value: Math.trunc(ms / HOUR), unit: 'hour' };
  }
  if (Math.abs(days) < 31) return { value: days, unit: 'day' };
  const months = days < 0 ? monthsBetween(day, today) : monthsBetween(today, day);
  return months < 12
    ? { value: sign * Math.max(1, months), unit: 'month' }
    : { value: sign * Math.floor(months / 12), unit: 'year' };
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** `3分钟前`, `昨天`, `in 2 months`, by the language's own words. */
export function relativeText(value: Instant, now: Instant, locale: string, zone: string): string {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  const relative = relativeTo(value, now, zone);
  return relative ? format.format(relative.value, relative.unit) : format.format(0, 'second');
}
