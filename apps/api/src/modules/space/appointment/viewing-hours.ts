import { VIEWING_DAYS, VIEWING_HOURS } from '@zonekit/api-client/space/appointment/lists';
import { addDays, daysBetween } from '../../../frame/day.ts';

export interface ViewingTime {
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  date: string;
  hour: number;
}

/** The days that can be chosen, both ends included: from tomorrow on. */
export const viewingWindow = (today: string): { from: string; to: string } => ({
  from: addDays(today, 1),
  to: addDays(today, VIEWING_DAYS),
});

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A viewing takes an hour. */
export const timesOf = ({ date, hour }: ViewingTime): { starts_at: string; ends_at: string } => ({
  starts_at: `${date}T${clock(hour)}:00+08:00`,
  ends_at: `${date}T${clock(hour + 1)}:00+08:00`,
});

/** `2026-11-26 10:00` */
export const wordsOf = ({ date, hour }: ViewingTime): string => `${date} ${clock(hour)}`;

export const keyOf = ({ date, hour }: ViewingTime): string => `${date}/${hour}`;

/**
 * The days of the window with what each hour still takes.
 * @param taken appointments by `keyOf`
 */
export const daysOf = (
  { from, to }: { from: string; to: string },
  capacity: number,
  taken: ReadonlyMap<string, number>,
): { date: string; hours: { hour: number; left: number }[] }[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const left = (hour: number) => Math.max(0, capacity - (taken.get(keyOf({ date, hour })) ?? 0));
    return { date, hours: VIEWING_HOURS.map((hour) => ({ hour, left: left(hour) })) };
  });

const NEAREST = 6;

/** The free times nearest to the wanted one, the nearest first, the earlier of two as near; at most six. */
export const nearestFree = (days: ReturnType<typeof daysOf>, wanted: ViewingTime): ViewingTime[] => {
  const ordinal = ({ date, hour }: ViewingTime) => daysBetween(wanted.date, date) * 24 + hour - wanted.hour;
  return days
    .flatMap(({ date, hours }) => hours.filter(({ left }) => left > 0).map(({ hour }) => ({ date, hour })))
    .map((time) => ({ time, order: ordinal(time) }))
    .sort((a, b) => Math.abs(a.order) - Math.abs(b.order) || a.order - b.order)
    .slice(0, NEAREST)
    .map(({ time }) => time);
};
