import type { Answers } from './answers.ts';
import { POLICY_PROFILE, type QuestionnaireDefinition, type Step } from './steps.ts';

/** The one step whose answer differs; null when none or several do. */
export const changedStep = (
  before: Answers,
  after: Answers,
  { steps }: QuestionnaireDefinition = POLICY_PROFILE,
): Step | null => {
  const changed = steps.filter(({ field }) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return changed.length === 1 ? (changed[0]?.step ?? null) : null;
};
