import type { Locale } from '@zonekit/api-client/contract';
import type { Grant, Publication } from '@zonekit/api-client/policy/publication/contract';
import type { Selectable } from 'kysely';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import { plainText } from '../../../frame/list/plain-text.ts';
import { nameOf } from '../policy.catalogue.ts';
import type { View } from '../policy.present.ts';
import type { GrantRow, PublicationRow } from './publication.tables.ts';

export type StoredPublication = Omit<
  Selectable<PublicationRow>,
  'title_initials' | 'search_text' | 'title_vector' | 'search_vector'
>;

/** Figures of a publicity list. */
export interface GrantTotals {
  projects: number;
  enterprises: number;
  amount: number;
}

const inLanguage = (row: { title_zh: string; title_en: string | null }, locale: Locale) =>
  locale === 'en' && row.title_en !== null
    ? { lang: 'en' as const, title: row.title_en }
    : { lang: 'zh-CN' as const, title: row.title_zh };

export const presentLink = (row: { id: string; title_zh: string; title_en: string | null }, locale: Locale) => ({
  id: row.id,
  ...inLanguage(row, locale),
});

const departmentName = (id: string, { catalogue, locale }: View): string => {
  const department = catalogue.department(id);
  return department ? nameOf(department, locale) : id;
};

export const presentPublication = (
  row: StoredPublication,
  totals: GrantTotals | undefined,
  view: View,
): Publication => {
  const { lang, title } = inLanguage(row, view.locale);
  const english = lang === 'en';
  const summary = (english && row.summary_en) || row.summary_zh;
  const { terms } = view;
  const body = terms ? plainText((english && row.body_en) || row.body_zh) : '';
  return {
    id: row.id,
    kind: row.kind,
    title,
    lang,
    issuer: departmentName(row.department_id, view),
    published_on: row.published_on,
    summary,
    status: row.closes_at === null ? null : Date.parse(row.closes_at) > view.now.getTime() ? 'open' : 'closed',
    closes_at: row.closes_at,
    granted:
      row.kind === 'publicity'
        ? {
            projects: totals?.projects ?? 0,
            enterprises: totals?.enterprises ?? 0,
            amount: { amount: totals?.amount ?? 0, currency: 'CNY' },
          }
        : null,
    title_hits: terms && markAll(title, terms),
    snippet: terms && (snippetOf(summary, terms) ?? snippetOf(body, terms)),
  };
};

export type StoredGrant = Omit<
  Selectable<GrantRow>,
  'title_initials' | 'search_text' | 'title_vector' | 'search_vector'
> & { title_zh: string; title_en: string | null };

export const presentGrant = (row: StoredGrant, view: View): Grant => {
  const english = view.locale === 'en';
  const project = (english && row.project_en) || row.project_zh;
  const enterprise = (english && row.enterprise_en) || row.enterprise_zh;
  const { terms } = view;
  return {
    id: row.id,
    publicity: presentLink({ ...row, id: row.publication_id }, view.locale),
    position: row.position,
    project,
    enterprise,
    enterprise_hits: terms && markAll(enterprise, terms),
    issuer: departmentName(row.department_id, view),
    published_on: row.published_on,
    amount: { amount: row.amount, currency: 'CNY' },
    title_hits: terms && markAll(project, terms),
    snippet: null,
  };
};
