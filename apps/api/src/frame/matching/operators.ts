import type { Criterion } from '@zonekit/api-client/policy/contract';
import { above, apart, closed, contains, exactly, type Interval, within } from './interval.ts';

type Operator = Criterion['operator'];
type Value = Criterion['value'];

const below = (high: number): Interval => ({ low: Number.NEGATIVE_INFINITY, high, lowOpen: true, highOpen: true });
const numbers = (value: Value): number[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is number => typeof item === 'number');

/** The figures that a rule accepts, as ranges that do not overlap in a way that matters; empty for a value of another kind. */
const acceptedRanges = (operator: Operator, value: Value): Interval[] => {
  const all = numbers(value);
  const [first, second] = all;
  if (first === undefined) return [];
  switch (operator) {
    case 'gte':
      return [{ low: first, high: Number.POSITIVE_INFINITY, lowOpen: false, highOpen: true }];
    case 'gt':
      return [above(first)];
    case 'lte':
      return [{ ...below(first), highOpen: false }];
    case 'lt':
      return [below(first)];
    case 'between':
      return second === undefined ? [] : [closed(first, second)];
    case 'eq':
      return [exactly(first)];
    case 'in':
    case 'any_of':
      return all.map(exactly);
    case 'none_of':
      return [];
  }
};

/** A count in (2, 5) is one in [3, 4]: whole figures close their ranges. */
const tighten = (range: Interval): Interval => ({
  low: range.lowOpen && Number.isFinite(range.low) ? Math.floor(range.low) + 1 : Math.ceil(range.low),
  high: range.highOpen && Number.isFinite(range.high) ? Math.ceil(range.high) - 1 : Math.floor(range.high),
  lowOpen: false,
  highOpen: false,
});

/** Whether the rule accepts all figures of the range, none of them, or only some. */
export const acceptedBy = (
  operator: Operator,
  value: Value,
  range: Interval,
  whole: boolean,
): 'all' | 'none' | 'some' => {
  if (operator === 'none_of') {
    const barred = numbers(value);
    if (barred.every((number) => !contains(range, number))) return 'all';
    return range.low === range.high ? 'none' : 'some';
  }
  const fit = (interval: Interval) => (whole ? tighten(interval) : interval);
  const accepted = acceptedRanges(operator, value).map(fit);
  const held = fit(range);
  if (accepted.some((interval) => within(held, interval))) return 'all';
  return accepted.every((interval) => apart(held, interval)) ? 'none' : 'some';
};

/** The accepted figure next to `from`: the threshold itself, or the first whole one beyond it; null where nothing is accepted. */
export const nearestAccepted = (operator: Operator, value: Value, whole: boolean, from = 0): number | null => {
  const [first, second] = numbers(value);
  if (first === undefined) return null;
  if (operator === 'between' && second !== undefined && from > second) return whole ? Math.floor(second) : second;
  switch (operator) {
    case 'gte':
    case 'between':
    case 'eq':
    case 'in':
    case 'any_of':
      return whole ? Math.ceil(first) : first;
    case 'gt':
      return Math.floor(first) + 1;
    case 'lte':
      return Math.max(0, whole ? Math.floor(first) : first);
    case 'lt':
      return first > 1 ? Math.ceil(first) - 1 : first > 0 ? 0 : null;
    case 'none_of':
      return null;
  }
};
