import type { Criterion, Verdict } from '@zonekit/api-client/policy/contract';
import type { Interval } from './interval.ts';
import { acceptedBy } from './operators.ts';

/** What a criterion needs to be judged: no words. */
export type Rule = Pick<Criterion, 'field' | 'operator' | 'value'>;
type Value = Criterion['value'];
type AskKind = 'boolean' | 'number' | 'answer';

/** A judgement without words; `A` is what was held against the rule. */
export interface Judgement<A> {
  verdict: Verdict;
  actual: A | null;
  /** The smallest change that would meet the rule; null where nothing can be changed. */
  nearest_change: { field: string; to: Value } | null;
  ask: { field: string; kind: AskKind } | null;
}

export const met = <A>(actual: A): Judgement<A> => ({ verdict: 'met', actual, nearest_change: null, ask: null });

export const unmet = <A>(actual: A, nearest_change: Judgement<A>['nearest_change'] = null): Judgement<A> => ({
  verdict: 'unmet',
  actual,
  nearest_change,
  ask: null,
});

export const unknown = <A>(actual: NoInfer<A> | null, field: string, kind: AskKind): Judgement<A> => ({
  verdict: 'unknown',
  actual,
  nearest_change: null,
  ask: { field, kind },
});

/** Holds every figure of `range` against the rule: all accepted, none, or some. */
export const judgeRange = (rule: Rule, range: Interval, whole: boolean): Verdict => {
  const accepted = acceptedBy(rule.operator, rule.value, range, whole);
  return accepted === 'all' ? 'met' : accepted === 'none' ? 'unmet' : 'unknown';
};

export const listOf = (value: Value): readonly (string | number)[] =>
  Array.isArray(value) ? value : typeof value === 'boolean' ? [] : [value];

/** Whether one of the values is accepted; with `none_of`, whether none is barred. */
export const judgeList = <A>(rule: Rule, values: readonly (string | number)[], actual: A): Judgement<A> => {
  const accepted = listOf(rule.value).map(String);
  const some = values.some((value) => accepted.includes(String(value)));
  return (rule.operator === 'none_of' ? !some : some) ? met(actual) : unmet(actual);
};
