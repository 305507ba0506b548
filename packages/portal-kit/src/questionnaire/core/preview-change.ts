import type { Answers } from './answers.ts';
import { POLICY_PROFILE, type QuestionnaireDefinition, type Step } from './steps.ts';

/** Counts of policies for the answers so far. */
export interface PreviewCounts {
  /** Policies that no answer rules out. */
  possible: number;
  /** Of these, the policies whose conditions are all met. */
  met: number;
  /** Most that the met policies pay together, in fen. */
  amount: number;
}

/** A result of the preview, and how it came about. */
export interface CountedAnswers {
  answers: Answers;
  counts: PreviewCounts;
  /** The answer that moved the counts, where it was one. */
  step: Step | null;
  /** The counts before that answer. */
  before: PreviewCounts;
}

/** The one step whose answer differs; null when none or several do. Beside another answer a text, such as a name, counts as no cause. */
export const changedStep = (
  before: Answers,
  after: Answers,
  { steps }: QuestionnaireDefinition = POLICY_PROFILE,
): Step | null => {
  const changed = steps.filter(({ field }) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const causes = changed.length > 1 ? changed.filter(({ kind }) => kind !== 'text') : changed;
  return causes.length === 1 ? (causes[0]?.step ?? null) : null;
};

/** The next result after `last`. Three ticks in one question are one change: it counts from before the first. */
export const nextCounted = (
  last: CountedAnswers | null,
  answers: Answers,
  counts: PreviewCounts,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): CountedAnswers => {
  if (last === null) return { answers, counts, step: null, before: counts };
  const step = changedStep(last.answers, answers, definition);
  return { answers, counts, step, before: step !== null && step === last.step ? last.before : last.counts };
};

export const sameCounts = (one: PreviewCounts, other: PreviewCounts): boolean =>
  one.possible === other.possible && one.met === other.met && one.amount === other.amount;
