import type { Locale } from '@zonekit/api-client/contract';
import type { Snippet } from '@zonekit/api-client/contract/list';
import type {
  DeclarationChoice,
  DeclarationStatus,
  DeclarationSummary,
  PolicySummary,
} from '@zonekit/api-client/policy/contract';
import { addDays, daysBetween, shanghaiDay } from '../../frame/day.ts';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { type Catalogue, nameOf } from './policy.catalogue.ts';
import { CLOSING_DAYS, EXPIRING_DAYS } from './policy.lists.ts';
import type { DeclarationListRow, PolicyListRow } from './policy.repository.ts';

/** What turns a row into an answer: language, time, names, and what was searched for. */
export interface View {
  locale: Locale;
  now: Date;
  catalogue: Catalogue;
  terms: Terms | null;
}

/** The language that the item's words are in: the requested one, or Chinese where it was not translated. */
const languageOf = (row: { title_en: string | null }, locale: Locale): Locale =>
  locale === 'en' && row.title_en !== null ? 'en' : 'zh-CN';
const titleOf = (row: { title_zh: string; title_en: string | null }, lang: Locale): string =>
  lang === 'en' ? (row.title_en ?? row.title_zh) : row.title_zh;

const validityOf = (expiresOn: string | null, now: Date): PolicySummary['validity'] => {
  const today = shanghaiDay(now);
  if (expiresOn === null || expiresOn > addDays(today, EXPIRING_DAYS)) return 'effective';
  return expiresOn >= today ? 'expiring' : 'expired';
};

type Times = Pick<DeclarationListRow, 'opens_at' | 'closes_at' | 'announces_on'>;

/** Whole days until the call closes, counted in Asia/Shanghai; 0 on the last day, null once closed. */
const daysLeft = ({ closes_at }: Times, now: Date): number | null =>
  Date.parse(closes_at) <= now.getTime() ? null : daysBetween(shanghaiDay(now), shanghaiDay(new Date(closes_at)));

const statusOf = (times: Times, now: Date): DeclarationStatus => {
  const left = daysLeft(times, now);
  if (left === null)
    return times.announces_on !== null && times.announces_on <= shanghaiDay(now) ? 'announced' : 'closed';
  if (Date.parse(times.opens_at) > now.getTime()) return 'upcoming';
  return left <= CLOSING_DAYS ? 'closing' : 'open';
};

const shared = (row: PolicyListRow | DeclarationListRow, { locale, catalogue, terms }: View) => {
  const lang = languageOf(row, locale);
  const title = titleOf(row, lang);
  const department = catalogue.department(row.department_id);
  return {
    id: row.id,
    title,
    lang,
    number: lang === 'en' ? row.number_latin : row.number,
    issuer: department ? nameOf(department, locale) : row.department_id,
    level: row.level,
    industries: row.industries.map((id) => {
      const tag = catalogue.industry(id);
      return { id, name: tag ? nameOf(tag, locale) : id };
    }),
    title_hits: terms && markAll(title, terms),
  };
};

/** A stretch around the first hit outside the title: of the first text that has one. */
const firstSnippet = (texts: readonly string[], terms: Terms | null): Snippet | null => {
  if (!terms) return null;
  for (const text of texts) {
    const snippet = snippetOf(text, terms);
    if (snippet) return snippet;
  }
  return null;
};

/** @param body text of the body in the language of the item, for the snippet; null where nothing was searched for */
export const presentPolicy = (row: PolicyListRow, view: View, body: string | null = null): PolicySummary => {
  const words = shared(row, view);
  const summary = words.lang === 'en' ? (row.summary_en ?? row.summary_zh) : row.summary_zh;
  return {
    ...words,
    published_on: row.published_on,
    validity: validityOf(row.expires_on, view.now),
    expires_on: row.expires_on,
    summary,
    snippet: firstSnippet([summary, ...(body === null ? [] : [body])], view.terms),
  };
};

/** Id and title in the requested language, or in Chinese where it was not translated. */
export const presentTitle = (row: { id: string; title_zh: string; title_en: string | null }, locale: Locale) => {
  const lang = languageOf(row, locale);
  return { id: row.id, title: titleOf(row, lang), lang };
};

/** What pickers and calendars show. */
export const presentChoice = (
  row: Times & { id: string; title_zh: string; title_en: string | null },
  { locale, now }: View,
): DeclarationChoice => ({ ...presentTitle(row, locale), status: statusOf(row, now), closes_at: row.closes_at });

export const presentDeclaration = (
  row: DeclarationListRow,
  view: View,
  body: string | null = null,
): DeclarationSummary => {
  const words = shared(row, view);
  return {
    ...words,
    status: statusOf(row, view.now),
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    days_left: daysLeft(row, view.now),
    amount: row.amount > 0 ? { amount: row.amount, currency: 'CNY' } : null,
    support: words.lang === 'en' ? row.support_en : row.support_zh,
    criteria_count: row.criteria.length,
    snippet: firstSnippet(body === null ? [] : [body], view.terms),
  };
};
