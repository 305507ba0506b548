import { addDays } from '@zonekit/ui/day';

/** Days up to today and more than this many days ahead are disabled. */
export const LIMIT_DAYS = 30;
/** The first hour of an appointment. */
export const FIRST_HOUR = 9;
/** Latest end of an appointment: the last one starts an hour earlier. */
export const END_HOUR = 17;

/** An hour of a day in Asia/Shanghai. `date` is `YYYY-MM-DD`, `start` is `HH:00`. */
export interface Appointment {
  date: string;
  start: string;
}

/** First and last day that can be chosen: tomorrow, and the day so many days ahead. @param today `YYYY-MM-DD` in Asia/Shanghai */
export const appointmentDays = (today: string): { min: string; max: string } => ({
  min: addDays(today, 1),
  max: addDays(today, LIMIT_DAYS),
});

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** One hour of a day, and whether it is free. */
export interface AppointmentHour {
  start: string;
  end: string;
  status: 'free' | 'taken';
}

/** Hours of a day, from {@link FIRST_HOUR} to {@link END_HOUR}. `taken` may contain other days too. */
export const appointmentHours = (date: string, taken: readonly Appointment[]): AppointmentHour[] =>
  Array.from({ length: END_HOUR - FIRST_HOUR }, (_, i) => {
    const start = clock(FIRST_HOUR + i);
    const isTaken = taken.some((other) => other.date === date && other.start === start);
    return { start, end: clock(FIRST_HOUR + i + 1), status: isTaken ? 'taken' : 'free' };
  });

/** Why an appointment cannot be made, or null. `hour`: not on the hour from 9 to 17. */
export type AppointmentProblem = 'too-soon' | 'too-late' | 'closed' | 'hour' | 'taken';

export interface AppointmentRules {
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  today: string;
  taken: readonly Appointment[];
  /** Days without viewings. */
  closedDates?: readonly string[] | undefined;
}

/** Whether a choice, for example a stored one, is still valid. */
export function appointmentProblem(
  { date, start }: Appointment,
  { today, taken, closedDates = [] }: AppointmentRules,
): AppointmentProblem | null {
  const { min, max } = appointmentDays(today);
  if (date < min) return 'too-soon';
  if (date > max) return 'too-late';
  if (closedDates.includes(date)) return 'closed';
  const hour = appointmentHours(date, taken).find((each) => each.start === start);
  if (!hour) return 'hour';
  return hour.status === 'taken' ? 'taken' : null;
}
