import type {
  Eligibility,
  Match,
  MatchPreview,
  MatchTally,
  ProfileInput,
  WhatIf,
} from '@zonekit/api-client/policy/contract';
import { settleFigures, withAnswers } from './matching/apply-change.ts';
import { matchDeclaration } from './matching/match.ts';
import { inWords } from './matching/words.ts';
import { nameOf } from './policy.catalogue.ts';
import { presentDeclaration, type View } from './policy.present.ts';
import type { DeclarationListRow } from './policy.repository.ts';
import type { Answers } from './profile.service.ts';

const ORDER: Record<Eligibility, number> = { eligible: 0, near: 1, unknown: 2, not: 3 };

/** Every call held against a profile, in the order eligible, near, unknown, not; within each by deadline. */
export const matchesOf = (rows: readonly DeclarationListRow[], profile: ProfileInput, view: View): Match[] => {
  const industry = (id: string) => {
    const tag = view.catalogue.industry(id);
    return tag ? nameOf(tag, view.locale) : id;
  };
  return rows
    .map((row): Match => {
      const { eligibility, judgements, met, unmet, unknown } = matchDeclaration(row.criteria, profile, view.now);
      return {
        declaration: presentDeclaration(row, view),
        eligibility,
        verdicts: judgements.map(({ rule, judgement }) => inWords(rule, judgement, view.locale, industry)),
        met,
        unmet,
        unknown,
      };
    })
    .sort(
      (a, b) =>
        ORDER[a.eligibility] - ORDER[b.eligibility] ||
        Date.parse(a.declaration.closes_at) - Date.parse(b.declaration.closes_at) ||
        (a.declaration.id < b.declaration.id ? -1 : 1),
    );
};

export const tallyOf = (matches: readonly Match[]): MatchTally => {
  const count = (eligibility: Eligibility) => matches.filter((match) => match.eligibility === eligibility).length;
  const eligible = matches.filter((match) => match.eligibility === 'eligible');
  return {
    eligible: eligible.length,
    near: count('near'),
    unknown: count('unknown'),
    not: count('not'),
    amount: {
      amount: eligible.reduce((sum, match) => sum + (match.declaration.amount?.amount ?? 0), 0),
      currency: 'CNY',
    },
    closing: eligible.filter((match) => match.declaration.status === 'closing').length,
  };
};

/** An empty profile: the start of a what-if before the first save, and of a preview. */
export const blankProfile: ProfileInput = {
  enterprise_name: '',
  address_area: { province_id: '', province_name: '', city_id: '', city_name: '', county_id: '', county_name: '' },
};

/** Only keys that were sent: `undefined` stands for nothing and must not wipe a saved answer. */
const sent = (changed: Answers): Partial<ProfileInput> =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));

/** What the changed answers gain and lose beside the saved ones; nothing is stored. */
export const whatIf = (
  rows: readonly DeclarationListRow[],
  saved: ProfileInput | null,
  changed: Answers,
  view: View,
): WhatIf => {
  const before = saved ? matchesOf(rows, saved, view) : [];
  const matches = matchesOf(rows, withAnswers(saved ?? blankProfile, sent(changed)), view);
  const earlier = new Map(before.map((match) => [match.declaration.id, match.eligibility]));
  return {
    before: tallyOf(before),
    after: tallyOf(matches),
    matches,
    changes: matches.flatMap(({ declaration, eligibility }) => {
      const from = earlier.get(declaration.id);
      if (from === undefined || from === eligibility) return [];
      return [
        { declaration_id: declaration.id, title: declaration.title, amount: declaration.amount, from, to: eligibility },
      ];
    }),
  };
};

const PREVIEW_SAMPLE = 3;

/** Counts of the open declarations that a save of these answers would match. A save replaces the saved profile, so an answer left out is unanswered. */
export const previewMatches = (
  rows: readonly DeclarationListRow[],
  saved: ProfileInput | null,
  answers: Answers,
  view: View,
): MatchPreview => {
  const matches = matchesOf(rows, settleFigures({ ...blankProfile, ...sent(answers) }, saved), view);
  const possible = matches.filter((match) => match.eligibility !== 'not');
  return {
    possible: possible.length,
    tally: tallyOf(matches),
    sample: possible.slice(0, PREVIEW_SAMPLE).map(({ declaration: { id, title, amount } }) => ({
      declaration_id: id,
      title,
      amount,
    })),
  };
};
