import type { Locale } from '@zonekit/api-client/contract';
import type { Faq, FaqSource } from '@zonekit/api-client/faq/contract';
import type { Db, Tx } from '../../frame/context.ts';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { type FaqRow, type SourceRow, sourcesOf } from './faq.repository.ts';

const sourceOf = (row: FaqRow, source: SourceRow | undefined, lang: Locale): FaqSource | null => {
  if (!source || row.source_kind === null) return null;
  const translated = lang === 'en' && source.title_en !== null;
  return {
    kind: row.source_kind,
    id: source.id,
    title: (translated && source.title_en) || source.title_zh,
    number: translated ? source.number_latin : source.number,
    clause: row.source_clause,
  };
};

/** A row in the requested language, or in Chinese where it was not translated. Search terms are marked. */
const presentFaq = (row: FaqRow, source: SourceRow | undefined, locale: Locale, terms: Terms | null): Faq => {
  const lang = locale === 'en' && row.title_en !== null && row.answer_en !== null ? 'en' : 'zh-CN';
  const title = (lang === 'en' && row.title_en) || row.title_zh;
  const answer = (lang === 'en' && row.answer_en) || row.answer_zh;
  return {
    id: row.id,
    title,
    lang,
    category: row.category,
    answer,
    office: (lang === 'en' && row.office_en) || row.office_zh,
    source: sourceOf(row, source, lang),
    updated_on: row.updated_on,
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(answer, terms),
  };
};

export const presentFaqs = async (
  db: Db | Tx,
  rows: readonly FaqRow[],
  { locale, terms }: { locale: Locale; terms: Terms | null },
): Promise<Faq[]> => {
  const sources = await sourcesOf(db, rows);
  return rows.map((row) => presentFaq(row, sources.get(row.source_id ?? ''), locale, terms));
};
