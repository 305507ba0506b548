import { isDay } from '@zonekit/ui/day/is-day';
import {
  type Answers,
  PARTIAL_DATE,
  type ProfileAnswers,
  reachableSteps,
  sentValue,
  toPartialProfile,
} from './answers.ts';
import { EARLIEST_REG_DATE } from './constants.ts';
import { POLICY_PROFILE, type QuestionnaireDefinition, type Step } from './steps.ts';

/** Why a question cannot be left. The words are in the catalogue under `errors`. */
export type ProblemCode = 'name' | 'area' | 'date-partial' | 'date-future' | 'industry-max' | 'too-many' | 'required';

const dateProblem = (date: string, today: string | null): ProblemCode | null => {
  if (date === '') return null;
  if (date === PARTIAL_DATE || !isDay(date) || date < EARLIEST_REG_DATE) return 'date-partial';
  return today !== null && date > today ? 'date-future' : null;
};

/**
 * The problem with the answer of a step, or null. A registration date that is not over yet or only half typed is
 * refused as well. `today` is `YYYY-MM-DD` in Asia/Shanghai, null where unknown.
 */
export const stepProblem = (
  step: Step,
  answers: Answers,
  today: string | null,
  { steps }: QuestionnaireDefinition = POLICY_PROFILE,
): ProblemCode | null => {
  const definition = steps[step - 1];
  if (!definition) return null;
  const held = answers[definition.field];
  if (definition.kind === 'date' && held) return dateProblem(String(held), today);
  if (definition.kind === 'tags' && Array.isArray(held) && held.length > definition.max) return 'industry-max';
  if (!definition.required || sentValue(definition, answers) !== undefined) return null;
  if (definition.field === 'enterprise_name') return 'name';
  return definition.kind === 'region' ? 'area' : 'required';
};

/** Asked steps with invalid answers, in order. */
export const invalidSteps = (
  answers: Answers,
  today: string | null,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): Step[] =>
  reachableSteps(answers, definition)
    .map(({ step }) => step)
    .filter((step) => stepProblem(step, answers, today, definition) !== null);

/** The filled answers without those that a save would refuse: what can be counted while answering. */
export const validAnswers = (
  answers: Answers,
  today: string | null,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): Partial<ProfileAnswers> => {
  const invalid = invalidSteps(answers, today, definition).map((step) => {
    const { field, sendAs = field } = definition.steps[step - 1] ?? { field: '' };
    return sendAs;
  });
  const filled = Object.entries(toPartialProfile(answers, definition));
  return Object.fromEntries(filled.filter(([name]) => !invalid.includes(name)));
};
