import { SHANGHAI_MINUTES } from './matching/age.ts';

const DAY = 86_400_000;

/** The calendar day of Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (at: Date): string =>
  new Date(at.getTime() + SHANGHAI_MINUTES * 60_000).toISOString().slice(0, 10);

/** Whole days from one `YYYY-MM-DD` to another. */
export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
