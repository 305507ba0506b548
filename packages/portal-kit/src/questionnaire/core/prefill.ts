import { type Answers, type ProfileAnswers, sentValue, toAnswers } from './answers.ts';
import { POLICY_PROFILE, type QuestionnaireDefinition, type StepDefinition } from './steps.ts';

/** Answers that are known from elsewhere, for the questions that the saved profile leaves open. */
export interface Prefill<Profile = ProfileAnswers | Readonly<Record<string, unknown>>> {
  answers: { readonly [Name in keyof Profile]?: Profile[Name] | undefined };
  /** Names the source within a sentence, in the page's language: `your enterprise's profile`. */
  source: string;
}

/** The answers of a saved profile, its open questions filled from the prefill. */
export const prefilledAnswers = (
  profile: ProfileAnswers | null,
  prefill: Prefill | null,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): Answers => {
  const saved = toAnswers(profile, definition);
  if (prefill === null) return saved;
  const known = toAnswers(prefill.answers, definition);
  const open = definition.steps.flatMap((step) => (sentValue(step, saved) === undefined ? step.field : []));
  return { ...saved, ...Object.fromEntries(Object.entries(known).filter(([field]) => open.includes(field))) };
};

/** Whether the current answer of a step is the prefilled one: a changed answer is the user's own. */
export const isPrefilled = (
  step: StepDefinition,
  answers: Answers,
  options: { profile: ProfileAnswers | null; prefill: Prefill | null; definition?: QuestionnaireDefinition },
): boolean => {
  const { profile, prefill, definition } = options;
  if (prefill === null || sentValue(step, toAnswers(profile, definition)) !== undefined) return false;
  const known = sentValue(step, toAnswers(prefill.answers, definition));
  return known !== undefined && JSON.stringify(known) === JSON.stringify(sentValue(step, answers));
};
