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

/** Of several choices the order says nothing. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));
const same = (a: unknown, b: unknown) => comparable(a) === comparable(b);

/** Which of the ten answers differ from the saved ones. */
export const changedAnswers = (saved: ProfileInput, draft: ProfileInput): Answer[] =>
  ANSWERS.filter((answer) => !same(saved[answer], draft[answer]));

/** The fact that holds the exact figure beside an answer; the service drops it the same way in a what-if. */
const exactOf = (answer: Answer) => `${answer}_exact`;

/**
 * The draft with another answer; undefined takes an optional one away, the saved one is no change. An exact figure goes
 * with the answer that it was given for, or the two would contradict each other once they are saved.
 */
export const withDraft = <A extends Answer>(
  saved: ProfileInput,
  draft: ProfileInput,
  answer: A,
  value: ProfileInput[A],
): ProfileInput => {
  const { [answer]: _, ...others } = draft;
  const { facts: __, ...rest } = others as ProfileInput;
  const next: ProfileInput = value === undefined ? rest : { ...rest, [answer]: value };
  if (!saved.facts) return next;
  const gone = changedAnswers(saved, next).map(exactOf);
  const facts = Object.fromEntries(Object.entries(saved.facts).filter(([fact]) => !gone.includes(fact)));
  return { ...next, facts };
};

export const GROUPS = ['eligible', 'near', 'unknown', 'not'] as const satisfies readonly Eligibility[];

export const inGroup = (matches: readonly Match[], group: Eligibility): Match[] =>
  matches.filter(({ eligibility }) => eligibility === group);
