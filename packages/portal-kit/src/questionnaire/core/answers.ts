import type { AddressArea, RegionSelection } from '../../region-picker/core/region-selection.ts';
import { fromAddressArea, NO_REGION, toAddressArea } from '../../region-picker/core/region-selection.ts';
import {
  type AnswerValue,
  POLICY_PROFILE,
  type ProfileAnswers,
  type ProfileFacts,
  type QuestionnaireDefinition,
  type StepDefinition,
  type StepKind,
} from './steps.ts';

export type { ProfileAnswers } from './steps.ts';

/** What the ten steps hold while they are being filled in. */
export interface TenAnswers {
  readonly enterprise_name: string;
  readonly area: RegionSelection;
  /** `YYYY-MM-DD`; empty when not answered; {@link PARTIAL_DATE} when typed in half. */
  readonly reg_date: string;
  readonly industry: readonly string[];
  readonly intellectual_property_rights: number | null;
  readonly is_high_tech: boolean | null;
  readonly last_year_sales: number | null;
  readonly last_year_r_and_d: number | null;
  readonly financing_amount: number | null;
  readonly applicant_background: readonly number[];
  /** Asked by no step; carried along, because saving replaces the whole profile. */
  readonly facts: ProfileFacts;
}

/** What a questionnaire holds: the ten, and what another zone asks. */
export type Answers = TenAnswers & { readonly [field: string]: AnswerValue };

/** A date field that shows something which is no date yet: neither an answer nor nothing. */
export const PARTIAL_DATE = 'partial';

const EMPTY: Record<StepKind['kind'], AnswerValue> = {
  text: '',
  region: NO_REGION,
  date: '',
  tags: [],
  one: null,
  'yes-no': null,
  many: [],
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/** A sent answer as its step holds it; empty where it is none. The reverse of {@link sentValue}. */
const heldValue = (step: StepKind, sent: unknown): AnswerValue => {
  if (step.kind === 'text' && isText(sent)) return sent;
  if (step.kind === 'date' && isText(sent)) return sent.slice(0, 10);
  if (step.kind === 'region' && typeof sent === 'object') return fromAddressArea(sent as AddressArea | null);
  if (step.kind === 'tags' && Array.isArray(sent)) return [...new Set(sent.filter(isText))].slice(0, step.max);
  if (step.kind === 'one' && isNumber(sent) && step.values.includes(sent)) return sent;
  if (step.kind === 'yes-no' && typeof sent === 'boolean') return sent;
  if (step.kind === 'many' && Array.isArray(sent)) {
    const picked = sent.filter(isNumber).filter((value) => step.values.includes(value));
    // "None" beside others says two things at once; the others say more.
    return picked.length > 1 ? picked.filter((value) => value !== step.exclusive) : picked;
  }
  return EMPTY[step.kind];
};

/** The answers of a saved profile; all empty without one. */
export const toAnswers = (
  profile?: Partial<ProfileAnswers> | Readonly<Record<string, unknown>> | null,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): Answers => {
  const sent: Readonly<Record<string, unknown>> = { ...profile };
  const steps = definition === POLICY_PROFILE ? definition.steps : [...POLICY_PROFILE.steps, ...definition.steps];
  const held = steps.map((step) => [step.field, heldValue(step, sent[step.sendAs ?? step.field])] as const);
  // Every field of the ten is among the steps.
  return { ...Object.fromEntries(held), facts: sent.facts ?? {} } as unknown as Answers;
};

/** The value of an answer as it is sent; undefined where it is not filled. */
export const sentValue = (step: StepDefinition, answers: Answers): unknown => {
  const held = answers[step.field];
  if (step.kind === 'text') return isText(held) ? held.trim() || undefined : undefined;
  if (step.kind === 'region') return toAddressArea(held as RegionSelection) ?? undefined;
  // The time is 24-hour, so a day that was picked begins at 00:00:00.
  if (step.kind === 'date') return held && held !== PARTIAL_DATE ? `${held} 00:00:00` : undefined;
  if (Array.isArray(held)) return held.length > 0 ? [...held] : undefined;
  return held ?? undefined;
};

/** The steps that are asked: a condition holds where its own step is asked and answered so. */
export const reachableSteps = (
  answers: Answers,
  { steps }: QuestionnaireDefinition = POLICY_PROFILE,
): readonly StepDefinition[] => {
  const reachable = new Set<string>();
  return steps.filter(({ field, when }) => {
    const answer = when && answers[when.field];
    const isReachable = !when || (reachable.has(when.field) && when.in.some((value) => value === answer));
    if (isReachable) reachable.add(field);
    return isReachable;
  });
};

/**
 * What the filled answers say, for a count while answering and for saving; whatever is open or not asked is left out.
 * Optional answers are sent only when filled.
 */
export const toPartialProfile = (
  answers: Answers,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): Partial<ProfileAnswers> => {
  const filled = reachableSteps(answers, definition).flatMap((step) => {
    const value = sentValue(step, answers);
    return value === undefined ? [] : [[step.sendAs ?? step.field, value] as const];
  });
  return {
    ...Object.fromEntries(filled),
    ...(Object.keys(answers.facts).length > 0 && { facts: { ...answers.facts } }),
  };
};
