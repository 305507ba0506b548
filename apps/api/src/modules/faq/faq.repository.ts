import type { Selectable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import { searchableOf, writeSearched } from '../../frame/list/write.ts';
import { faqList } from './faq.lists.ts';
import type { FaqTables } from './faq.tables.ts';

export type FaqRow = Selectable<FaqTables['faqs']>;

/** The document that an answer rests on, by its names. */
export interface SourceRow {
  id: string;
  number: string;
  number_latin: string;
  title_zh: string;
  title_en: string | null;
}

const columns: Record<keyof FaqRow, string> = {
  id: 'text',
  title_zh: 'text',
  title_en: 'text',
  category: 'text',
  answer_zh: 'text',
  answer_en: 'text',
  office_zh: 'text',
  office_en: 'text',
  source_kind: 'text',
  source_id: 'text',
  source_clause: 'integer',
  updated_on: 'date',
};
const names = Object.keys(columns) as (keyof FaqRow)[];

export const findFaq = (db: Db | Tx, id: string): Promise<FaqRow | undefined> =>
  db.selectFrom('faqs').select(names).where('id', '=', id).executeTakeFirst();

/** Rows in the order of their ids; an unknown id is left out. */
export const findFaqs = async (db: Db | Tx, ids: readonly string[]): Promise<FaqRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('faqs').select(names).where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The documents that answers rest on, by id; deleted ones are left out. */
export const sourcesOf = async (db: Db | Tx, rows: readonly FaqRow[]): Promise<ReadonlyMap<string, SourceRow>> => {
  const idsOf = (kind: FaqRow['source_kind']) =>
    rows.flatMap(({ source_kind, source_id }) => (source_kind === kind && source_id !== null ? [source_id] : []));
  const read = async (table: 'policies' | 'declarations', ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .selectFrom(table)
          .select(['id', 'number', 'number_latin', 'title_zh', 'title_en'])
          .where('id', '=', anyOf([...new Set(ids)]))
          .execute();
  const found = await Promise.all([read('policies', idsOf('policy')), read('declarations', idsOf('declaration'))]);
  return new Map(found.flat().map((row) => [row.id, row]));
};

/** The next rows by id. */
export const faqsAfter = (db: Db | Tx, id: string, limit: number): Promise<FaqRow[]> =>
  db.selectFrom('faqs').select(names).where('id', '>', id).orderBy('id').limit(limit).execute();

/** Inserts rows, or writes them anew where they are there, with what the search needs of them. */
export const writeFaqs = (db: Db | Tx, rows: readonly FaqRow[]): Promise<void> =>
  writeSearched(
    db,
    { table: 'faqs', columns, replace: names.filter((name) => name !== 'id') },
    rows.map((row) => {
      const texts = [row.answer_zh, row.answer_en, row.office_zh, row.office_en];
      return { ...row, ...searchableOf(faqList, row, texts) };
    }),
  );
