import type { ViewingDays } from '@zonekit/api-client/space/appointment/contract';

export interface ViewingTime {
  date: string;
  hour: number;
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** `2026-11-26 10:00`, as a form stores it. */
export const timeText = ({ date, hour }: ViewingTime): string => `${date} ${clock(hour)}`;

/** Null for what is no such text. */
export const readTime = (text: string): ViewingTime | null => {
  const [, date, hour] = /^(\d{4}-\d\d-\d\d) (\d\d):00$/.exec(text) ?? [];
  return date && hour ? { date, hour: Number(hour) } : null;
};

/** The hours that take no more appointments, as the picker shows them. */
export const takenHours = ({ days }: Pick<ViewingDays, 'days'>): { date: string; start: string }[] =>
  days.flatMap(({ date, hours }) =>
    hours.filter(({ left }) => left === 0).map(({ hour }) => ({ date, start: clock(hour) })),
  );

/** Whether an hour can still be chosen. */
export const isFree = ({ days }: Pick<ViewingDays, 'days'>, { date, hour }: ViewingTime): boolean =>
  days.some((day) => day.date === date && day.hours.some((each) => each.hour === hour && each.left > 0));

/** The free hours that a refusal names, the nearest first; empty for any other refusal. */
export const nearestFree = (details: Readonly<Record<string, unknown>> | undefined | null): ViewingTime[] => {
  const named: unknown = details?.nearest_free;
  return Array.isArray(named) ? (named as ViewingTime[]) : [];
};
