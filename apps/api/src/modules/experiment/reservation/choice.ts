import { addDays, shanghaiDay } from '../../../frame/day.ts';
import type { Words } from '../../shop/sellable.ts';
import {
  gridOf,
  type Held,
  hoursOf,
  type Interval,
  instantOf,
  lastDay,
  leadEnd,
  lunchOf,
  overlap,
  type Rules,
  weekdayOf,
} from './buckets.ts';
import { advice } from './reservation.words.ts';

const MINUTE = 60_000;

/** The buckets of a chosen time; null where its bounds are no bounds of buckets. */
export const bucketsOf = (rules: Rules, chosen: Interval): Interval[] | null => {
  const buckets = gridOf(rules, shanghaiDay(new Date(chosen.from))).filter((bucket) => overlap(bucket, chosen));
  return buckets[0]?.from === chosen.from && buckets.at(-1)?.to === chosen.to ? buckets : null;
};

/** Monday to Sunday of the week in which an instant lies. */
export const weekOf = (at: number): Interval => {
  const day = shanghaiDay(new Date(at));
  const monday = addDays(day, 1 - weekdayOf(day));
  return { from: instantOf(monday, '00:00'), to: instantOf(addDays(monday, 7), '00:00') };
};

/** Faults in the days and hours of a choice, the most general first. */
const timeProblems = (rules: Rules, chosen: Interval, date: string): Words[] => {
  const disabled = rules.disabled.find((each) => each.date === date);
  if (disabled) return [advice.disabled(date, disabled.note)];
  const open = hoursOf(rules, date);
  if (!open) return [advice.weekday(rules)];
  if (chosen.from < open.from || chosen.to > open.to) return [advice.hours(open)];
  const problems: Words[] = [];
  const lunch = lunchOf(rules, date);
  if (lunch && overlap(chosen, lunch)) problems.push(advice.lunch(lunch));
  if (bucketsOf(rules, chosen) === null) problems.push(advice.grid(rules, open));
  return problems;
};

/**
 * The rules that a choice of time breaks, each as advice; empty where it may be booked. Whether others hold the time
 * already is not asked here: that is decided when it is taken.
 * @param maintenance what holds the time as maintenance
 */
export const choiceProblems = (
  rules: Rules,
  chosen: Interval,
  { now, maintenance }: { now: Date; maintenance: readonly Held[] },
): Words[] => {
  if (rules.booking !== 'open') return [advice.suspended()];
  if (chosen.to <= chosen.from) return [advice.order()];
  const date = shanghaiDay(new Date(chosen.from));
  // Midnight is the end of its day.
  if (shanghaiDay(new Date(chosen.to - 1)) !== date) return [advice.oneDay()];
  const minutes = (chosen.to - chosen.from) / MINUTE;
  const problems = timeProblems(rules, chosen, date);
  if (minutes < rules.shortest_minutes) problems.push(advice.shortest(rules));
  if (minutes > rules.longest_minutes) problems.push(advice.longest(rules));
  const lead = leadEnd(rules, now);
  if (chosen.from < now.getTime()) problems.push(advice.past());
  else if (chosen.from < lead) problems.push(advice.lead(rules, lead));
  if (date > lastDay(rules, now)) problems.push(advice.horizon(lastDay(rules, now)));
  const down = maintenance.find((each) => overlap(each, chosen));
  if (down) problems.push(advice.maintenance(down));
  return problems;
};
