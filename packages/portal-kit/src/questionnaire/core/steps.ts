import type { AddressArea, RegionSelection } from '../../region-picker/core/region-selection.ts';
import { BACKGROUND_NONE, MAX_INDUSTRIES, STEP_COUNT } from './constants.ts';

/** Which of a definition's steps, from 1; those that are not asked are counted too. */
export type Step = number;

/** An exact figure or a certificate beside the answers. */
export type ProfileFacts = Record<string, number | boolean>;

export type AnswerValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly number[]
  | RegionSelection
  | ProfileFacts;

/** Condition: the step is asked if an earlier step, itself asked, has one of these answers. */
export interface Condition {
  readonly field: string;
  readonly in: readonly (string | number | boolean | null)[];
}

/** Control of the answer. `tags`: checkboxes from the service; `one`: a single choice, ranges too. */
export type StepKind =
  | { readonly kind: 'text' | 'region' | 'date' }
  | { readonly kind: 'tags'; readonly max: number }
  | { readonly kind: 'one'; readonly values: readonly number[] }
  | { readonly kind: 'yes-no'; readonly values: readonly [1, 2] }
  /** `exclusive` clears the others, as 'none of these' does. */
  | { readonly kind: 'many'; readonly values: readonly number[]; readonly exclusive?: number; readonly max?: number };

export type StepData = StepKind & {
  /** Key of the answer, of the draft and of the sent value (`sendAs` overrides the latter). */
  readonly field: string;
  readonly sendAs?: string;
  readonly required?: boolean;
  readonly when?: Condition;
};

export type StepDefinition = StepData & { readonly step: Step };

/** A question in one language. */
export interface StepWords {
  readonly title: string;
  /** `{year}` is replaced by the last year. */
  readonly hint?: string;
  /** Of the input, where the title is not enough. */
  readonly label?: string;
  /** By value; 1 and 2 of `yes-no`. */
  readonly options?: Readonly<Record<number, string>>;
  /** Message for a missing required answer. */
  readonly required?: string;
}

/** A draft of an older version, in that version's shape. */
export interface StoredDraft {
  readonly step: unknown;
  readonly answers: unknown;
}

/** The type of a step's answer in the profile. */
type SentAnswer<S extends StepData> = S extends { kind: 'region' }
  ? AddressArea
  : S extends { kind: 'tags' }
    ? string[]
    : S extends { kind: 'one'; values: readonly (infer V)[] }
      ? V
      : S extends { kind: 'yes-no' }
        ? boolean
        : S extends { kind: 'many'; values: readonly (infer V)[] }
          ? V[]
          : string;

type SentName<S extends StepData> = S extends { sendAs: infer N extends string } ? N : S['field'];
/** Steps that are always asked and must be answered. */
type Always<S extends StepData> = S extends { when: Condition } ? never : S extends { required: true } ? S : never;

/** Answers that may be left out are optional. */
type ProfileOfSteps<Steps extends readonly StepData[]> = {
  [S in Always<Steps[number]> as SentName<S>]: SentAnswer<S>;
} & {
  [S in Exclude<Steps[number], Always<Steps[number]>> as SentName<S>]?: SentAnswer<S> | undefined;
} & {
  facts?: ProfileFacts | undefined;
  user_id?: string | undefined;
  /** When it was saved, ISO 8601; read back only. */
  updated_at?: string | undefined;
};

/** A questionnaire as data. Make one with {@link defineQuestionnaire}, which infers the profile that it saves. */
export interface QuestionnaireDefinition<Profile = unknown> {
  /** A type alone: no value has it. */
  readonly profile?: Profile;
  /** Part of the key of its drafts. */
  readonly id: string;
  /** Increment it when the shape of the answers changes, and add a migration. */
  readonly version: number;
  readonly steps: readonly StepDefinition[];
  /** By locale, then by field. Without them the catalogue's words of the ten default steps. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, StepWords>>>>;
  /** Migrations by version: draft of that version to the next. Drafts without a migration are dropped. */
  readonly migrate?: Readonly<Record<number, (draft: StoredDraft) => StoredDraft>>;
}

/** The profile that a questionnaire saves: `ProfileOf<typeof HARBOUR>`. */
export type ProfileOf<Definition extends QuestionnaireDefinition> =
  Definition extends QuestionnaireDefinition<infer Profile> ? Profile : never;

/**
 * Numbers the steps and checks them.
 * @throws where two steps share a field, or a condition asks of a step that does not come before
 */
export function defineQuestionnaire<const Steps extends readonly StepData[]>(
  given: Omit<QuestionnaireDefinition, 'steps' | 'profile'> & { readonly steps: Steps },
): QuestionnaireDefinition<ProfileOfSteps<Steps>> {
  const before = new Set<string>();
  for (const { field, when } of given.steps) {
    if (before.has(field)) throw new Error(`Questionnaire ${given.id}: two steps have the field "${field}".`);
    if (when && !before.has(when.field))
      throw new Error(
        `Questionnaire ${given.id}: "${field}" is asked by the answer to "${when.field}", which does not come before it.`,
      );
    before.add(field);
  }
  return { ...given, steps: given.steps.map((step, index) => ({ ...step, step: index + 1 })) };
}

/** Policy recommendation profile. Optional answers are there only when filled. */
export interface ProfileAnswers {
  enterprise_name: string;
  address_area: AddressArea;
  /** `YYYY-MM-DD HH:mm:ss`, 24 hours. */
  reg_time?: string | undefined;
  /** Ids of category tags, three at most. */
  industry?: string[] | undefined;
  /** 1 one to ten, 2 more than ten, 3 none. */
  intellectual_property_rights?: number | undefined;
  is_high_tech?: boolean | undefined;
  /** In ten-thousand yuan: 1 up to 500, 2 over 500 to 1,000, 3 over 1,000. */
  last_year_sales?: number | undefined;
  /** In ten-thousand yuan: 1 up to 100, 2 over 100 to 500, 3 over 500 to 1,000, 4 over 1,000. */
  last_year_r_and_d?: number | undefined;
  /** In ten-thousand yuan: 1 up to 300, 2 over 300 to 500, 3 over 500, 4 none. */
  financing_amount?: number | undefined;
  /** Of 1 to 8; 8 is none. */
  applicant_background?: number[] | undefined;
  facts?: ProfileFacts | undefined;
  user_id?: string | undefined;
  /** When it was saved, ISO 8601; read back only. */
  updated_at?: string | undefined;
}

/** The ten default steps. Words are in the catalogue under `steps.q<step>`. */
export const POLICY_PROFILE: QuestionnaireDefinition<ProfileAnswers> = defineQuestionnaire({
  id: 'policy-profile',
  version: 1,
  steps: [
    { kind: 'text', field: 'enterprise_name', required: true },
    { kind: 'region', field: 'area', sendAs: 'address_area', required: true },
    { kind: 'date', field: 'reg_date', sendAs: 'reg_time' },
    { kind: 'tags', field: 'industry', max: MAX_INDUSTRIES },
    { kind: 'one', field: 'intellectual_property_rights', values: [1, 2, 3] },
    { kind: 'yes-no', field: 'is_high_tech', values: [1, 2] },
    { kind: 'one', field: 'last_year_sales', values: [1, 2, 3] },
    { kind: 'one', field: 'last_year_r_and_d', values: [1, 2, 3, 4] },
    { kind: 'one', field: 'financing_amount', values: [1, 2, 3, 4] },
    { kind: 'many', field: 'applicant_background', values: [1, 2, 3, 4, 5, 6, 7, 8], exclusive: BACKGROUND_NONE },
  ],
});

export const STEPS: readonly StepDefinition[] = POLICY_PROFILE.steps;

/** The nearest valid step: 0 becomes 1, 11 becomes 10. */
export const toStep = (value: number, count: number = STEP_COUNT): Step =>
  Math.min(Math.max(Math.trunc(value) || 1, 1), count);
