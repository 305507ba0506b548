/** Typed text, parsed as a time of day. */
type TimeReading =
  | { kind: 'empty' }
  | { kind: 'time'; time: string }
  | { kind: 'unreadable'; text: string }
  /** `25:00`. */
  | { kind: 'noSuchTime'; text: string };

/** Problem of a typed time. Times are `HH:mm`. */
export type TimeProblem =
  | Extract<TimeReading, { kind: 'unreadable' | 'noSuchTime' }>
  | { kind: 'tooEarly'; time: string; min: string }
  | { kind: 'tooLate'; time: string; max: string }
  /** Between two steps; `before` and `after` are the steps around it, null beyond a bound. */
  | { kind: 'offStep'; time: string; before: string | null; after: string | null };

export interface TimeLimits {
  /** First time that can be chosen, `HH:mm`. */
  min?: string | undefined;
  /** Last time that can be chosen, `HH:mm`. */
  max?: string | undefined;
  /** Minutes between two times, counted from midnight. `any`: every minute can be typed, each half hour is listed. */
  step: number | 'any';
}

const LISTED_MINUTES = 30;
const LAST = '23:59';

/** Whether a text is a time of day as `HH:mm`: false for `24:00` and `9:30`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const two = (number: number) => String(number).padStart(2, '0');
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const MORNING = /^上午|a\.?m\.?$/;
const AFTERNOON = /^下午|p\.?m\.?$/;

/** 24-hour clock from a 12-hour one: `12` in the morning is 0. NaN where there is no such hour. */
const hourOf = (hour: number, text: string): number => {
  if (MORNING.test(text)) return hour > 12 ? Number.NaN : hour % 12;
  if (AFTERNOON.test(text)) return hour === 0 ? Number.NaN : hour < 12 ? hour + 12 : hour;
  return hour;
};

/**
 * Hours and minutes, in any digits and with anything usual between them: `9:30`, `09:30`, `930`, `9.30`, `9`, `9点半`,
 * `9时30分`, `下午3:30`, `3:30 pm`, and full-width digits.
 */
export function readTime(typed: string): TimeReading {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const lower = text.toLowerCase();
  const clock = lower.replace(MORNING, '').replace(AFTERNOON, '').trim();
  const packed = /^(\d{1,2})(\d\d)$/.exec(clock);
  const spaced = /^(\d{1,2})(?:\s*[:.h点时\s]\s*(?:(\d{1,2})\s*分?|半)?)?$/.exec(clock);
  const [, hours, minutes = clock.endsWith('半') ? '30' : '0'] = packed ?? spaced ?? [];
  if (hours === undefined) return { kind: 'unreadable', text };
  const [hour, minute] = [hourOf(Number(hours), lower), Number(minutes)];
  return hour <= 23 && minute <= 59
    ? { kind: 'time', time: `${two(hour)}:${two(minute)}` }
    : { kind: 'noSuchTime', text };
}

/** The times of the list, in order. */
export function timesOf({ min = '00:00', max = LAST, step }: TimeLimits): string[] {
  const by = step === 'any' ? LISTED_MINUTES : step;
  const first = Math.ceil(minutesOf(min) / by) * by;
  const count = Math.max(0, Math.floor((minutesOf(max) - first) / by) + 1);
  return Array.from({ length: count }, (_, index) => timeAt(first + index * by));
}

/** The limit that a time exceeds; null within the limits. */
export function problemOf(time: string, limits: TimeLimits): TimeProblem | null {
  const { min = '00:00', max = LAST, step } = limits;
  if (time < min) return { kind: 'tooEarly', time, min };
  if (time > max) return { kind: 'tooLate', time, max };
  if (step === 'any' || minutesOf(time) % step === 0) return null;
  const times = timesOf(limits);
  const before = times.findLast((other) => other < time) ?? null;
  return { kind: 'offStep', time, before, after: times.find((other) => other > time) ?? null };
}

/** The value of a typed text, or its problem. */
export function timeIn(typed: string, limits: TimeLimits): { value: string | null; problem: TimeProblem | null } {
  const reading = readTime(typed);
  if (reading.kind === 'empty') return { value: null, problem: null };
  if (reading.kind !== 'time') return { value: null, problem: reading };
  const problem = problemOf(reading.time, limits);
  return { value: problem ? null : reading.time, problem };
}
