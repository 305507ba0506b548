import type { Eligibility, Match, ProfileInput } from '@zonekit/api-client/policy/contract';

/** The ten answers, in the order of the questionnaire. Source: specification, section 3. */
export const ANSWERS = [
  'enterprise_name',
  'address_area',
  'reg_time',
  'industry',
  'intellectual_property_rights',
  'is_high_tech',
  'last_year_sales',
  'last_year_r_and_d',
  'financing_amount',
  'applicant_background',
] as const;
export type Answer = (typeof ANSWERS)[number];

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Which of the ten answers differ from the saved ones. */
export const changedAnswers = (saved: ProfileInput, draft: ProfileInput): Answer[] =>
  ANSWERS.filter((answer) => !same(saved[answer], draft[answer]));

/** The draft with another answer; undefined takes an optional one away. Back at the saved answer it is no change. */
export const withDraft = <A extends Answer>(draft: ProfileInput, answer: A, value: ProfileInput[A]): ProfileInput => {
  if (value !== undefined) return { ...draft, [answer]: value };
  const { [answer]: _, ...rest } = draft;
  return rest as ProfileInput;
};

export const GROUPS = ['eligible', 'near', 'unknown', 'not'] as const satisfies readonly Eligibility[];

export const inGroup = (matches: readonly Match[], group: Eligibility): Match[] =>
  matches.filter(({ eligibility }) => eligibility === group);
