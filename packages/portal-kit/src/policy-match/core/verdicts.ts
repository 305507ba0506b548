import type { CellState } from '@zonekit/ui/cell-row';

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
  const of = (verdict: CriterionVerdict['verdict']) => verdicts.filter((item) => item.verdict === verdict);
  return { unmet: of('unmet'), unknown: of('unknown'), met: of('met') };
};

/** One cell for each criterion, met ones first: what is missing ends the row. */
export const cellsOf = (verdicts: readonly CriterionVerdict[]): CellState[] => {
  const { met, unmet, unknown } = groupVerdicts(verdicts);
  return [...met, ...unmet, ...unknown].map(({ verdict }) => verdict);
};

/** Whether a call can be applied for: at once, after one change, perhaps, or not. Source: design.md, Matching. */
export type Eligibility = 'eligible' | 'near' | 'unknown' | 'not';

/**
 * What a list says of a call: the one criterion that is missing, where it is one alone, and the first question that may
 * decide it. Nothing of a call that is open to the enterprise, or that nothing opens.
 */
export const standInWay = (
  eligibility: Eligibility,
  verdicts: readonly CriterionVerdict[],
): { nearest: CriterionVerdict | undefined; question: Ask | undefined } => ({
  nearest: eligibility === 'near' ? verdicts.find(({ verdict }) => verdict === 'unmet') : undefined,
  question:
    eligibility === 'near' || eligibility === 'unknown'
      ? (verdicts.find(({ verdict, ask }) => verdict === 'unknown' && ask !== null)?.ask ?? undefined)
      : undefined,
});
