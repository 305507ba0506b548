import type { BerthState } from '@zonekit/ui/berths';

/** What a fact of the profile can be asked as: yes or no, a figure, or one of the questionnaire's own answers. */
export interface Ask {
  /** A field of the profile, or `facts.<name>`. */
  field: string;
  kind: 'boolean' | 'number' | 'answer';
  question: string;
}

/** A condition held against a profile. The contract's `CriterionVerdict`, without what is not shown. */
export interface CriterionVerdict {
  criterion: { id: string; label: string; clause: string };
  verdict: 'met' | 'unmet' | 'unknown';
  actual: string | null;
  nearest_change: { label: string } | null;
  ask: Ask | null;
}

export interface VerdictGroups {
  unmet: CriterionVerdict[];
  unknown: CriterionVerdict[];
  met: CriterionVerdict[];
}

/** What is in the way first, then what is to be asked, then what needs nothing; each in the order of the document. */
export const groupVerdicts = (verdicts: readonly CriterionVerdict[]): VerdictGroups => {
  const of = (verdict: CriterionVerdict['verdict']) => verdicts.filter((one) => one.verdict === verdict);
  return { unmet: of('unmet'), unknown: of('unknown'), met: of('met') };
};

/** One berth for each criterion: met ones first, so that what is missing stands at the end. */
export const berthsOf = (verdicts: readonly CriterionVerdict[]): BerthState[] => {
  const { met, unmet, unknown } = groupVerdicts(verdicts);
  return [...met, ...unmet, ...unknown].map(({ verdict }) => verdict);
};
