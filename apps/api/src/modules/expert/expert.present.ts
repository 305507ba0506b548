import type { Locale } from '@zonekit/api-client/contract';
import type { ExpertDetail, ExpertSlot, ExpertSummary } from '@zonekit/api-client/expert/contract';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import type { BothWords } from './expert.profile.ts';
import type { ExpertRow } from './expert.repository.ts';

/** The language that an expert's words are in: the requested one, or Chinese where they were not translated. */
const languageOf = ({ name_en, headline_en }: ExpertRow, locale: Locale): Locale =>
  locale === 'en' && name_en !== null && headline_en !== null ? 'en' : 'zh-CN';

const inLanguage = (lang: Locale, zh: string, en: string | null): string => (lang === 'en' && en) || zh;

/** An expert's name as a user of this language reads it. */
export const namesOf = (
  row: Pick<ExpertRow, 'name_zh' | 'name_en' | 'institution_zh' | 'institution_en'>,
  locale: Locale,
) => ({
  name: inLanguage(locale, row.name_zh, row.name_en),
  institution: inLanguage(locale, row.institution_zh, row.institution_en),
});

/** A row in the requested language. Search terms are marked. */
export const presentExpert = (
  row: ExpertRow,
  { locale, terms, slots }: { locale: Locale; terms: Terms | null; slots: ExpertSlot[] },
): ExpertSummary => {
  const lang = languageOf(row, locale);
  const { name, institution } = namesOf(row, lang);
  const headline = inLanguage(lang, row.headline_zh, row.headline_en);
  return {
    id: row.id,
    name,
    lang,
    field: row.field,
    title: row.title,
    institution,
    institution_kind: row.institution_kind,
    position: row.position_zh === null ? null : inLanguage(lang, row.position_zh, row.position_en),
    headline,
    skills: row.profile.skills.map(({ zh, en }) => inLanguage(lang, zh, en)),
    languages: row.languages,
    consulting: row.consulting,
    photo: row.photo,
    free_minutes: row.free_minutes,
    hourly_fee: row.hourly_fee === null ? null : { amount: row.hourly_fee, currency: 'CNY' },
    answered: row.answered,
    reply_hours: row.reply_hours,
    slots,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(headline, terms),
  };
};

export const presentDetail = (
  row: ExpertRow,
  view: { locale: Locale; slots: ExpertSlot[]; related: readonly ExpertRow[] },
): ExpertDetail => {
  const shown = presentExpert(row, { ...view, terms: null });
  const words = ({ zh, en }: BothWords) => inLanguage(shown.lang, zh, en);
  const { introduction, topics, cases, works } = row.profile;
  return {
    ...shown,
    listed_on: row.listed_on,
    introduction: words(introduction),
    topics: topics.map(({ name, answered }) => ({ name: words(name), answered })),
    cases: cases.map(({ title, body, before, after, note }) => ({
      title: words(title),
      body: words(body),
      before: words(before),
      after: words(after),
      note: words(note),
    })),
    works: works.map(({ year, title, note }) => ({ year, title: words(title), note: words(note) })),
    related: view.related.map((other) => {
      const { id, name, lang, headline, photo, title } = presentExpert(other, { ...view, slots: [], terms: null });
      return { id, name, lang, headline, photo, title };
    }),
  };
};
