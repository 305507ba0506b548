import type { Eligibility, ProfileInput } from '@zonekit/api-client/policy/contract';
import { type Judgement, judge, type Rule } from './judge.ts';

export interface Outcome<R extends Rule> {
  eligibility: Eligibility;
  judgements: { rule: R; judgement: Judgement }[];
  met: number;
  unmet: number;
  unknown: number;
}

/** `eligible`: all met; `near`: exactly one unmet and it can change; `unknown`: none unmet, some unknown; else `not`. */
const eligibilityOf = (judgements: readonly Judgement[]): Eligibility => {
  const missed = judgements.filter((judgement) => judgement.verdict === 'unmet');
  const [only] = missed;
  if (missed.length === 1 && only?.nearest_change) return 'near';
  if (missed.length > 0) return 'not';
  return judgements.some((judgement) => judgement.verdict === 'unknown') ? 'unknown' : 'eligible';
};

/** Holds all criteria of a declaration against a profile; the verdict follows from the criteria alone. */
export const matchDeclaration = <R extends Rule>(
  criteria: readonly R[],
  profile: ProfileInput,
  now: Date,
): Outcome<R> => {
  const judgements = criteria.map((rule) => ({ rule, judgement: judge(rule, profile, now) }));
  const count = (verdict: Judgement['verdict']) =>
    judgements.filter((entry) => entry.judgement.verdict === verdict).length;
  return {
    eligibility: eligibilityOf(judgements.map((entry) => entry.judgement)),
    judgements,
    met: count('met'),
    unmet: count('unmet'),
    unknown: count('unknown'),
  };
};
