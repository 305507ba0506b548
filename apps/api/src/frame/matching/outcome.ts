import type { Eligibility } from '@zonekit/api-client/policy/contract';
import type { Judgement, Rule } from './judgement.ts';

export interface Outcome<R extends Rule, A> {
  eligibility: Eligibility;
  judgements: { rule: R; judgement: Judgement<A> }[];
  met: number;
  unmet: number;
  unknown: number;
}

/** `eligible`: all met; `near`: exactly one unmet and it can change; `unknown`: none unmet, some unknown; else `not`. */
const eligibilityOf = <A>(judgements: readonly Judgement<A>[]): Eligibility => {
  const missed = judgements.filter((judgement) => judgement.verdict === 'unmet');
  const [only] = missed;
  if (missed.length === 1 && only?.nearest_change) return 'near';
  if (missed.length > 0) return 'not';
  return judgements.some((judgement) => judgement.verdict === 'unknown') ? 'unknown' : 'eligible';
};

/** Judges every rule; the verdict on the whole follows from them alone. */
export const outcomeOf = <R extends Rule, A>(rules: readonly R[], judge: (rule: R) => Judgement<A>): Outcome<R, A> => {
  const judgements = rules.map((rule) => ({ rule, judgement: judge(rule) }));
  const count = (verdict: Judgement<A>['verdict']) =>
    judgements.filter((entry) => entry.judgement.verdict === verdict).length;
  return {
    eligibility: eligibilityOf(judgements.map((entry) => entry.judgement)),
    judgements,
    met: count('met'),
    unmet: count('unmet'),
    unknown: count('unknown'),
  };
};
