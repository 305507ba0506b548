import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import { pickBackgrounds } from '@zonekit/portal-kit/questionnaire/choices';
import { manyOf } from '../../../platform/data/search-params.ts';
import { type Answer, changedAnswers, withDraft } from './draft.ts';
import type { WhatIfParams } from './what-if-params.ts';

/** An answer that is taken away. */
const NONE = 'none';
const MOST_INDUSTRIES = 3;
/** Shape of an industry id; used while the list of industries is not loaded. */
const ID = /^[\w-]{1,64}$/;

type Tried = keyof WhatIfParams;
/** What each tried answer is; null for one that is taken away, and nothing for what the address says wrongly. */
type Tries = { [A in Tried]?: NonNullable<ProfileInput[A]> | null };

const rank = (max: number) => (texts: readonly string[]) => {
  const number = Number(texts[0]);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
};

/** A day of the calendar as a profile holds it: its midnight. */
const day = ([text = '']: readonly string[]): string | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? `${text} 00:00:00` : undefined;
};

const READ: { [A in Tried]: (texts: readonly string[], industries: readonly string[] | null) => ProfileInput[A] } = {
  reg_time: day,
  industry: (texts, industries) => {
    const ids = [...new Set(texts)]
      .filter((id) => (industries ? industries.includes(id) : ID.test(id)))
      .slice(0, MOST_INDUSTRIES);
    return ids.length > 0 ? ids : undefined;
  },
  intellectual_property_rights: rank(3),
  is_high_tech: ([text]) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  last_year_sales: rank(3),
  last_year_r_and_d: rank(4),
  financing_amount: rank(4),
  applicant_background: (texts) => {
    const ranks = [...new Set(texts.flatMap((text) => rank(8)([text]) ?? []))];
    return ranks.length > 0 ? pickBackgrounds([], ranks) : undefined;
  },
};

const TRIED = Object.keys(READ) as Tried[];

const readTry = <A extends Tried>(
  tries: Tries,
  answer: A,
  texts: readonly string[],
  industries: readonly string[] | null,
) => {
  const value = texts[0] === NONE ? null : READ[answer](texts, industries);
  if (value !== undefined) (tries as Record<Tried, unknown>)[answer] = value;
};

/**
 * What an address tries. What it says wrongly (a rank that is no rank, an unknown industry) counts as not said.
 * `industries`: the ids that there are; null while that is unknown.
 */
export const readTries = (params: WhatIfParams, industries: readonly string[] | null): Tries => {
  const tries: Tries = {};
  for (const answer of TRIED) {
    const texts = manyOf(params[answer]);
    if (texts) readTry(tries, answer, texts, industries);
  }
  return tries;
};

/** The saved profile with the answers that are tried. */
export const withTries = (saved: ProfileInput, tries: Tries): ProfileInput =>
  TRIED.reduce(
    (draft, answer) => (answer in tries ? withDraft(saved, draft, answer, tries[answer] ?? undefined) : draft),
    saved,
  );

const textsOf = (draft: ProfileInput, answer: Tried): string[] => {
  const value = draft[answer];
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [NONE];
  if (answer === 'reg_time') return [String(value).slice(0, 10)];
  return (Array.isArray(value) ? value : [value]).map(String);
};

const isTried = (answer: Answer): answer is Tried => (TRIED as string[]).includes(answer);

/** The way back: each answer that differs from the saved one. Every name is there, so that a merge takes away what is not tried. */
export const whatIfParams = (saved: ProfileInput, draft: ProfileInput): WhatIfParams => {
  const changed = changedAnswers(saved, draft).filter(isTried);
  return Object.fromEntries(
    TRIED.map((answer) => [answer, changed.includes(answer) ? textsOf(draft, answer) : undefined]),
  );
};
