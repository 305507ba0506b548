import type { Collateral, LoanPurpose } from '@zonekit/api-client/finance/product/contract';
import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import { exactly } from '../../../frame/matching/interval.ts';
import {
  type Judgement,
  judgeList,
  judgeRange,
  listOf,
  met,
  type Rule,
  unknown,
  unmet,
} from '../../../frame/matching/judgement.ts';
import { nearestAccepted } from '../../../frame/matching/operators.ts';
import { judge, type Actual as ProfileActual } from '../../policy/matching/judge.ts';

/** What an enterprise looks for; what it does not say is unknown. */
export interface Need {
  /** Ten-thousand yuan. */
  amount?: number | undefined;
  /** Months. */
  term?: number | undefined;
  purpose?: LoanPurpose | undefined;
  /** What it can offer; empty where it did not say. */
  collateral: readonly Collateral[];
}

export const NEED_FIELDS = ['need.amount', 'need.term', 'need.purpose', 'need.collateral'] as const;
export type NeedField = (typeof NEED_FIELDS)[number];

export type NeedActual =
  | { kind: 'need'; field: 'need.amount' | 'need.term'; value: number }
  | { kind: 'purpose'; value: LoanPurpose }
  | { kind: 'collateral'; values: readonly Collateral[] };
export type LoanActual = NeedActual | ProfileActual;

const judgeNumber = (
  rule: Rule,
  field: 'need.amount' | 'need.term',
  value: number | undefined,
): Judgement<LoanActual> => {
  if (value === undefined) return unknown<LoanActual>(null, field, 'number');
  const whole = field === 'need.term';
  const actual = { kind: 'need', field, value } as const;
  if (judgeRange(rule, exactly(value), whole) === 'met') return met(actual);
  const to = nearestAccepted(rule.operator, rule.value, whole, value);
  return unmet(actual, to === null ? null : { field, to });
};

const judgeCollateral = (rule: Rule, values: readonly Collateral[]): Judgement<LoanActual> => {
  // A loan on credit needs no answer.
  if (listOf(rule.value).includes('none')) return met({ kind: 'collateral', values: ['none'] } as const);
  if (values.length === 0) return unknown<LoanActual>(null, rule.field, 'answer');
  return judgeList(rule, values, { kind: 'collateral', values } as const);
};

/**
 * Holds one condition of a loan against what is needed and who needs it. Pure: `now` decides the age of the enterprise alone.
 * Conditions of the enterprise are judged as those of policies.
 */
export const judgeLoan = (rule: Rule, need: Need, profile: ProfileInput, now: Date): Judgement<LoanActual> => {
  switch (rule.field) {
    case 'need.amount':
    case 'need.term':
      return judgeNumber(rule, rule.field, rule.field === 'need.amount' ? need.amount : need.term);
    case 'need.purpose':
      if (need.purpose === undefined) return unknown<LoanActual>(null, rule.field, 'answer');
      return judgeList(rule, [need.purpose], { kind: 'purpose', value: need.purpose } as const);
    case 'need.collateral':
      return judgeCollateral(rule, need.collateral);
    default:
      return judge(rule, profile, now);
  }
};
