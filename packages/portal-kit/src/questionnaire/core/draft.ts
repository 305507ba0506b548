import * as z from 'zod/mini';
import type { Answers } from './answers.ts';
import { BACKGROUND_NONE, MAX_INDUSTRIES, STEP_COUNT } from './constants.ts';
import { type Step, toStep } from './steps.ts';

const rank = (max: number) => z.nullable(z.number().check(z.int(), z.gte(1), z.lte(max)));

const answersSchema = z.object({
  enterprise_name: z.string(),
  area: z.object({
    chosen: z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(3)),
    ended: z.boolean(),
  }),
  reg_date: z.string(),
  industry: z.array(z.string()).check(z.maxLength(MAX_INDUSTRIES)),
  intellectual_property_rights: rank(3),
  is_high_tech: z.nullable(z.boolean()),
  last_year_sales: rank(3),
  last_year_r_and_d: rank(4),
  financing_amount: rank(4),
  applicant_background: z.array(z.number().check(z.int(), z.gte(1), z.lte(BACKGROUND_NONE))),
  facts: z.record(z.string(), z.union([z.number(), z.boolean()])),
});

/** Raise it when the shape changes: an older draft is then left aside rather than misread. */
const DRAFT_VERSION = 1;

const draftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  saved_at: z.number(),
  step: z.number().check(z.int(), z.gte(1), z.lte(STEP_COUNT)),
  answers: answersSchema,
});

export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly step: Step;
  readonly answers: Answers;
}

/** One draft for each user of a browser; what was filled in before the log-in has its own. */
export const draftKey = (userId: string | null): string =>
  `zonekit.questionnaire.draft.${userId === null ? 'anonymous' : `user.${userId}`}`;

export const encodeDraft = ({ savedAt, step, answers }: Draft): string =>
  JSON.stringify({ version: DRAFT_VERSION, saved_at: savedAt, step, answers });

/** The draft that a text holds; null when it is none, of another version, or tampered with. */
export const decodeDraft = (text: string | null): Draft | null => {
  if (text === null) return null;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { saved_at, step, answers } = parsed.data;
    return { savedAt: saved_at, step: toStep(step), answers };
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
