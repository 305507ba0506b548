import type { CellState } from '@zonekit/ui/cell-row';

/** How a missing fact is asked: yes or no, a number, or one of the questionnaire's answers. */
export interface Ask {
  /** A field of the profile, or `facts.<name>`. */
  field: string;
  kind: 'boolean' | 'number' | 'answer';
  question: string;
}

/** A criterion with its verdict: the contract's `CriterionVerdict` without fields that are not shown. */
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

/** Groups verdicts; each group is in the order of the document. */
export const groupVerdicts = (verdicts: readonly CriterionVerdict[]): VerdictGroups => {
  const of = (verdict: CriterionVerdict['verdict']) => verdicts.filter((item) => item.verdict === verdict);
  return { unmet: of('unmet'), unknown: of('unknown'), met: of('met') };
};

/** One cell for each criterion, met ones first: what is missing ends the row. */
export const cellsOf = (verdicts: readonly CriterionVerdict[]): CellState[] => {
  const { met, unmet, unknown } = groupVerdicts(verdicts);
  return [...met, ...unmet, ...unknown].map(({ verdict }) => verdict);
};

/** Whether the enterprise can apply to a declaration: at once, after one change, perhaps, or not. */
export type Eligibility = 'eligible' | 'near' | 'unknown' | 'not';

/**
 * Summary of a declaration in a list: its only unmet criterion, if there is just one, and the first question that may
 * decide it. Empty for eligible declarations and for those that no answer can open.
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
