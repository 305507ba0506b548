import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import { type Outcome, outcomeOf } from '../../../frame/matching/outcome.ts';
import { type Actual, judge, type Rule } from './judge.ts';

/** Holds all criteria of a declaration against a profile; the verdict follows from the criteria alone. */
export const matchDeclaration = <R extends Rule>(
  criteria: readonly R[],
  profile: ProfileInput,
  now: Date,
): Outcome<R, Actual> => outcomeOf(criteria, (rule) => judge(rule, profile, now));
