import type { BucketReason, BucketState, DayReason } from '@zonekit/api-client/experiment/reservation/contract';
import type { BookingState } from '@zonekit/api-client/experiment/resource/contract';
import { addDays, daysBetween, shanghaiDay } from '../../../frame/day.ts';
import type { BothWords } from '../experiment.words.ts';
import type { RulesRow } from './reservation.tables.ts';

// Which buckets a day has and what state each is in: no database, no clock.

/** Milliseconds since 1970; the end is excluded. */
export interface Interval {
  from: number;
  to: number;
}

/** Time that something holds already. */
export interface Held extends Interval {
  by: 'order' | 'external' | 'maintenance';
  /** Of an order. */
  enterprise_id: string | null;
  /** Of maintenance. */
  note: BothWords | null;
}

export type Rules = RulesRow & { booking: BookingState };

export interface BucketOfDay extends Interval {
  state: BucketState;
  reason: BucketReason | null;
}

export interface DayOfBuckets {
  date: string;
  closed_for: DayReason | null;
  note: BothWords | null;
  buckets: BucketOfDay[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The instant of a time of day in Asia/Shanghai. */
export const instantOf = (date: string, clock: string): number => Date.parse(`${date}T${clock}:00+08:00`);

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

export const overlap = (a: Interval, b: Interval): boolean => a.from < b.to && b.from < a.to;

/** The open hours of a day; null on a weekday without any. */
export const hoursOf = ({ hours }: Pick<Rules, 'hours'>, date: string): Interval | null => {
  const open = hours.find(({ weekday }) => weekday === weekdayOf(date));
  return open ? { from: instantOf(date, open.opens), to: instantOf(date, open.closes) } : null;
};

export const lunchOf = ({ lunch_from, lunch_to }: Rules, date: string): Interval | null =>
  lunch_from !== null && lunch_to !== null
    ? { from: instantOf(date, lunch_from), to: instantOf(date, lunch_to) }
    : null;

/** The buckets of a day's open hours, those of the break included; a rest at the end that is no whole bucket is none. */
export const gridOf = (rules: Rules, date: string): Interval[] => {
  const open = hoursOf(rules, date);
  if (!open) return [];
  const length = rules.bucket_minutes * MINUTE;
  const count = Math.floor((open.to - open.from) / length);
  return Array.from({ length: count }, (_, index) => ({
    from: open.from + index * length,
    to: open.from + (index + 1) * length,
  }));
};

/** The first instant at which a use may begin. */
export const leadEnd = ({ lead_hours }: Pick<Rules, 'lead_hours'>, now: Date): number =>
  now.getTime() + lead_hours * HOUR;

/** The last day that can be booked. */
export const lastDay = ({ horizon_days }: Pick<Rules, 'horizon_days'>, now: Date): string =>
  addDays(shanghaiDay(now), horizon_days);

const disabledOn = ({ disabled }: Rules, date: string) => disabled.find((each) => each.date === date);

const closedDay = (rules: Rules, date: string, now: Date): Pick<DayOfBuckets, 'closed_for' | 'note'> | null => {
  if (rules.booking !== 'open') return { closed_for: 'suspended', note: null };
  if (date < shanghaiDay(now)) return { closed_for: 'past', note: null };
  if (date > lastDay(rules, now)) return { closed_for: 'horizon', note: null };
  const disabled = disabledOn(rules, date);
  if (disabled) return { closed_for: 'disabled', note: disabled.note };
  return hoursOf(rules, date) ? null : { closed_for: 'weekday', note: null };
};

const stateOf = (
  bucket: Interval,
  {
    lunch,
    lead,
    held,
    enterpriseId,
  }: { lunch: Interval | null; lead: number; held: readonly Held[]; enterpriseId: string | null },
): Pick<BucketOfDay, 'state' | 'reason'> => {
  const by = held.filter((each) => overlap(bucket, each));
  if (by.some((each) => each.by === 'order' && enterpriseId !== null && each.enterprise_id === enterpriseId))
    return { state: 'mine', reason: null };
  if (by.some((each) => each.by === 'maintenance')) return { state: 'maintenance', reason: null };
  if (by.length > 0) return { state: 'taken', reason: null };
  if (lunch && overlap(bucket, lunch)) return { state: 'closed', reason: 'lunch' };
  return bucket.from < lead ? { state: 'closed', reason: 'lead_time' } : { state: 'free', reason: null };
};

/**
 * The buckets of a day.
 * @param held by orders, other uses and maintenance; what lies outside the day does not matter
 * @param enterpriseId whose orders are `mine`; null for a visitor
 */
export const dayOf = (
  rules: Rules,
  date: string,
  { now, held, enterpriseId = null }: { now: Date; held: readonly Held[]; enterpriseId?: string | null },
): DayOfBuckets => {
  const closed = closedDay(rules, date, now);
  if (closed) return { date, ...closed, buckets: [] };
  const grid = gridOf(rules, date);
  const day = { from: instantOf(date, '00:00'), to: instantOf(addDays(date, 1), '00:00') };
  const today = { held: held.filter((each) => overlap(each, day)), lunch: lunchOf(rules, date), enterpriseId };
  const buckets = grid.map((bucket) => ({ ...bucket, ...stateOf(bucket, { ...today, lead: leadEnd(rules, now) }) }));
  const maintained = buckets.filter(({ reason }) => reason !== 'lunch');
  const down = maintained.length > 0 && maintained.every(({ state }) => state === 'maintenance');
  const note = today.held.find(({ by }) => by === 'maintenance')?.note ?? null;
  return { date, closed_for: down ? 'maintenance' : null, note, buckets: down ? [] : buckets };
};

/** Stretches of free buckets that touch, each long enough for a use. */
export const freeSpans = ({ shortest_minutes }: Pick<Rules, 'shortest_minutes'>, day: DayOfBuckets): Interval[] => {
  const spans: Interval[] = [];
  for (const { from, to, state } of day.buckets) {
    if (state !== 'free') continue;
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans.filter(({ from, to }) => to - from >= shortest_minutes * MINUTE);
};

/** Every day of a range, both ends included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The first stretch that can be booked; null for none within the horizon. */
export const firstFree = (rules: Rules, now: Date, held: readonly Held[]): Interval | null => {
  if (rules.booking !== 'open') return null;
  for (const date of daysFrom(shanghaiDay(new Date(leadEnd(rules, now))), lastDay(rules, now))) {
    const [first] = freeSpans(rules, dayOf(rules, date, { now, held }));
    if (first) return first;
  }
  return null;
};
