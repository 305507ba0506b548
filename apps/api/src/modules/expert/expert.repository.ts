import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import { searchableOf, writeSearched } from '../../frame/list/write.ts';
import { expertList } from './expert.lists.ts';
import { textsOf } from './expert.profile.ts';
import type { ExpertTables } from './expert.tables.ts';

export type ExpertRow = Selectable<ExpertTables['experts']>;

const columns: Record<keyof ExpertRow, string> = {
  id: 'text',
  user_id: 'text',
  name_zh: 'text',
  name_en: 'text',
  field: 'text',
  title: 'text',
  institution_zh: 'text',
  institution_en: 'text',
  institution_kind: 'text',
  position_zh: 'text',
  position_en: 'text',
  headline_zh: 'text',
  headline_en: 'text',
  languages: 'text[]',
  consulting: 'text',
  photo: 'text',
  free_minutes: 'integer',
  hourly_fee: 'bigint',
  answered: 'bigint',
  reply_hours: 'integer',
  hours: 'text[]',
  profile: 'jsonb',
  listed_on: 'date',
};
const names = Object.keys(columns) as (keyof ExpertRow)[];

export const findExpert = (db: Db | Tx, id: string): Promise<ExpertRow | undefined> =>
  db.selectFrom('experts').select(names).where('id', '=', id).executeTakeFirst();

/** The expert that a user answers as. */
export const expertOfUser = (db: Db | Tx, userId: string): Promise<ExpertRow | undefined> =>
  db.selectFrom('experts').select(names).where('user_id', '=', userId).executeTakeFirst();

/** Rows in the order of their ids; an unknown id is left out. */
export const findExperts = async (db: Db | Tx, ids: readonly string[]): Promise<ExpertRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('experts').select(names).where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** Others of the same field, those with the most answers first. */
export const expertsBeside = ({ id, field }: ExpertRow, db: Db | Tx, limit: number): Promise<ExpertRow[]> =>
  db
    .selectFrom('experts')
    .select(names)
    .where('field', '=', field)
    .where('id', '<>', id)
    .orderBy('answered', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The next rows by id. */
export const expertsAfter = (db: Db | Tx, id: string, limit: number): Promise<ExpertRow[]> =>
  db.selectFrom('experts').select(names).where('id', '>', id).orderBy('id').limit(limit).execute();

/** Inserts rows, or writes them anew where they are there, with what the search needs of them. */
export const writeExperts = (db: Db | Tx, rows: readonly ExpertRow[]): Promise<void> =>
  writeSearched(
    db,
    { table: 'experts', columns, replace: names.filter((name) => name !== 'id') },
    rows.map((row) => {
      const { headline_zh, headline_en, institution_zh, institution_en } = row;
      const texts = [headline_zh, headline_en, institution_zh, institution_en, ...textsOf(row.profile)];
      return { ...row, ...searchableOf(expertList, row, texts) };
    }),
  );

/** Counts a consultation that was held. */
export const countAnswer = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('experts').set({ answered: sql<number>`answered + 1` }).where('id', '=', id).execute();
};
