import type { Locale } from '@zonekit/api-client/contract';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { Condition, List } from '../../../frame/list/list.ts';
import { faqList } from '../../faq/faq.lists.ts';
import { findFaqs } from '../../faq/faq.repository.ts';
import { clausesOf } from '../../policy/policy.clauses.ts';
import { declarationList, policyList } from '../../policy/policy.lists.ts';
import type { Passage } from './passage.types.ts';

type Read = (db: Db | Tx, ids: readonly string[], locale: Locale, now: Date) => Promise<Passage[]>;

/** A list whose rows may be quoted. */
export interface PassageSource {
  list: List;
  /** Rows that may be quoted; null for all. */
  scope: (now: Date) => Condition | null;
  read: Read;
}

/** English where the row has it, else Chinese. */
const inLanguage = <T extends { title_zh: string; title_en: string | null }>(row: T, locale: Locale) => {
  const english = locale === 'en' && row.title_en !== null;
  return { lang: english ? ('en' as const) : ('zh-CN' as const), title: (english && row.title_en) || row.title_zh };
};

const faqs: Read = async (db, ids, locale) =>
  (await findFaqs(db, ids)).map((row) => {
    const { lang, title } = inLanguage(row, locale);
    return {
      kind: 'faq',
      id: row.id,
      lang,
      title,
      number: null,
      clause: null,
      text: (lang === 'en' && row.answer_en) || row.answer_zh,
      dated_on: row.updated_on,
      preference: 0.12,
    };
  });

const policies: Read = async (db, ids, locale) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('policies as p')
    .innerJoin('policy_bodies as b', 'b.id', 'p.body_id')
    .select(['p.id', 'p.title_zh', 'p.title_en', 'p.number', 'p.number_latin', 'p.published_on', 'html_zh', 'html_en'])
    .where('p.id', '=', anyOf(ids))
    .execute();
  return rows.flatMap((row) => {
    const { lang, title } = inLanguage(row, locale);
    const number = lang === 'en' ? row.number_latin : row.number;
    const document = { kind: 'policy' as const, id: row.id, lang, title, number, dated_on: row.published_on };
    return clausesOf((lang === 'en' && row.html_en) || row.html_zh).map(({ label, text }) => ({
      ...document,
      clause: label,
      text,
      preference: 0,
    }));
  });
};

const declarations: Read = async (db, ids, locale, now) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('declarations')
    .select(['id', 'title_zh', 'title_en', 'number', 'number_latin', 'opens_at', 'closes_at'])
    .select(['support_zh', 'support_en', 'body_zh', 'body_en'])
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.flatMap((row) => {
    const { lang, title } = inLanguage(row, locale);
    const open = Date.parse(row.opens_at) <= now.getTime() && now.getTime() < Date.parse(row.closes_at);
    const document = {
      kind: 'declaration' as const,
      id: row.id,
      lang,
      title,
      number: lang === 'en' ? row.number_latin : row.number,
      dated_on: shanghaiDay(new Date(row.opens_at)),
      preference: open ? 0.06 : -0.1,
    };
    const support = {
      ...document,
      preference: document.preference + 0.06,
      clause: null,
      text: lang === 'en' ? row.support_en : row.support_zh,
    };
    const body = clausesOf((lang === 'en' && row.body_en) || row.body_zh);
    return [support, ...body.map(({ label, text }) => ({ ...document, clause: label, text }))];
  });
};

/** What answers rest on, the questions and answers first. */
export const passageSources: readonly PassageSource[] = [
  { list: faqList, scope: () => null, read: faqs },
  {
    list: policyList,
    scope: (now) => sql<SqlBool>`(d.expires_on is null or d.expires_on >= ${shanghaiDay(now)}::date)`,
    read: policies,
  },
  { list: declarationList, scope: () => null, read: declarations },
];
