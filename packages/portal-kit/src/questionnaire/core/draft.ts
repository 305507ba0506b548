import * as z from 'zod/mini';
import { migrated } from '../../device-storage/core/slot.ts';
import { type Answers, toAnswers } from './answers.ts';
import { POLICY_PROFILE, type QuestionnaireDefinition, type Step, type StepKind, type StoredDraft } from './steps.ts';

const rank = (values: readonly number[]) => z.nullable(z.number().check(z.refine((value) => values.includes(value))));

/** What a draft may hold of a step's answer. */
const answerSchema = (step: StepKind): z.ZodMiniType => {
  switch (step.kind) {
    case 'text':
    case 'date':
      return z.string();
    case 'region':
      return z.object({
        chosen: z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(3)),
        ended: z.boolean(),
      });
    case 'tags':
      return z.array(z.string()).check(z.maxLength(step.max));
    case 'one':
      return rank(step.values);
    case 'yes-no':
      return z.nullable(z.boolean());
    case 'many':
      return z.array(z.number().check(z.refine((value) => step.values.includes(value))));
  }
};

const draftSchema = ({ steps }: QuestionnaireDefinition) =>
  z.object({
    step: z.number().check(z.int(), z.gte(1), z.lte(steps.length)),
    answers: z.object({
      ...Object.fromEntries(steps.map((step) => [step.field, answerSchema(step)])),
      facts: z.record(z.string(), z.union([z.number(), z.boolean()])),
    }),
  });

const envelopeSchema = z.object({
  version: z.number().check(z.int(), z.gte(1)),
  saved_at: z.number(),
  step: z.unknown(),
  answers: z.unknown(),
});

export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly step: Step;
  readonly answers: Answers;
}

/** One draft for each user of a browser and each questionnaire; what was filled in before the log-in has its own. */
export const draftKey = (userId: string | null, { id }: QuestionnaireDefinition = POLICY_PROFILE): string => {
  const own = id === POLICY_PROFILE.id ? 'zonekit.questionnaire.draft' : `zonekit.questionnaire.${id}.draft`;
  return `${own}.${userId === null ? 'anonymous' : `user.${userId}`}`;
};

export const encodeDraft = (
  { savedAt, step, answers }: Draft,
  { version }: QuestionnaireDefinition = POLICY_PROFILE,
): string => JSON.stringify({ version, saved_at: savedAt, step, answers });

/** The draft that a text holds, brought to today's version; null when it is none, cannot be, or was tampered with. */
export const decodeDraft = (
  text: string | null,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): Draft | null => {
  if (text === null) return null;
  try {
    const { version, saved_at, step, answers } = envelopeSchema.parse(JSON.parse(text));
    const draft = draftSchema(definition).parse(
      migrated<StoredDraft>({ step, answers }, version, definition.version, definition.migrate),
    );
    // Another zone's steps need not be the ten: those that it does not ask are empty.
    return { savedAt: saved_at, step: draft.step, answers: { ...toAnswers(null), ...draft.answers } as Answers };
  } catch {
    return null;
  }
};

/**
 * The draft to go on with, or null for the saved profile: the newest draft, unless the profile was saved after it.
 * @param savedProfileAt ISO 8601; without it any draft wins, as it holds what was typed and never sent.
 */
export const chooseDraft = (drafts: readonly (Draft | null)[], savedProfileAt?: string | null): Draft | null => {
  const newest = drafts.reduce<Draft | null>(
    (best, draft) => (draft !== null && (best === null || draft.savedAt > best.savedAt) ? draft : best),
    null,
  );
  const profileTime = savedProfileAt ? Date.parse(savedProfileAt) : Number.NaN;
  return newest !== null && newest.savedAt <= profileTime ? null : newest;
};
