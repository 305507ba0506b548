import { id, isoDate } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import { searchableOf, writeSearched } from '../../../frame/list/write.ts';
import {
  allRows,
  jsonCell,
  listCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
} from '../../../frame/transfer.ts';
import { officeOf } from '../transfer/document.ts';
import { collectionList, illustrationList } from './reading.lists.ts';
import { collectionColumns, illustrationColumns } from './reading.tables.ts';

const cells = {
  id,
  title_zh: textCell(500),
  title_en: nullableCell(500),
  summary_zh: textCell(4000),
  summary_en: nullableCell(4000),
  industries: listCell(id),
  published_on: isoDate,
};
const words = z.object({ 'zh-CN': z.string(), en: z.string() });
type Request = { after: string; limit: number } | { id: string };

const yearOf = (day: string): number => Number(day.slice(0, 4));
const without = <K extends string>(columns: Record<K, string>) => Object.keys(columns).filter((name) => name !== 'id');

interface Reading {
  title_zh: string;
  title_en: string | null;
  summary_zh: string;
  summary_en: string | null;
  industries: readonly string[];
  year: number;
}
export const searchedCollection = <R extends Reading>(row: R) => ({
  ...row,
  ...searchableOf(collectionList, row, [row.summary_zh, row.summary_en]),
});
/** @param texts what the pictures tell */
export const searchedIllustration = <R extends Reading>(row: R, texts: readonly string[]) => ({
  ...row,
  ...searchableOf(illustrationList, row, [row.summary_zh, row.summary_en, ...texts]),
});

const mustExist = async (tx: Tx, table: 'policies' | 'declarations', ids: readonly (string | null)[]) => {
  for (const key of ids) {
    if (key === null) continue;
    const row = await tx.selectFrom(table).select('id').where('id', '=', key).executeTakeFirst();
    if (!row) throw new Error(`there is no row ${key} among ${table}`);
  }
};

const { year: _year, ...collectionNames } = collectionColumns;
const collectionsBy = (db: Db | Tx, request: Request) => {
  const all = db
    .selectFrom('policy_collections')
    .select(Object.keys(collectionNames) as (keyof typeof collectionNames)[]);
  return 'id' in request
    ? all.where('id', '=', request.id).execute()
    : all.where('id', '>', request.after).orderBy('id').limit(request.limit).execute();
};

/** Collections of policies; `policies` are their ids in order. */
export const collectionTransfer = transfer({
  name: 'policy-collections',
  row: z.object({ ...cells, policies: listCell(id) }),
  read: (db) => allRows((after, limit) => collectionsBy(db, { after, limit }), textOf),
  async write(tx, row) {
    await mustExist(tx, 'policies', row.policies);
    const [before] = await collectionsBy(tx, { id: row.id });
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const insert = { table: 'policy_collections', columns: collectionColumns, replace: without(collectionColumns) };
    await writeSearched(tx, insert, [searchedCollection({ ...row, year: yearOf(row.published_on) })]);
    return happens;
  },
});

const { year: _of, ...illustrationNames } = illustrationColumns;
const illustrationsBy = (db: Db | Tx, request: Request) => {
  const all = db
    .selectFrom('policy_illustrations')
    .select(Object.keys(illustrationNames) as (keyof typeof illustrationNames)[]);
  return 'id' in request
    ? all.where('id', '=', request.id).execute()
    : all.where('id', '>', request.after).orderBy('id').limit(request.limit).execute();
};

/** Illustrations; `pictures` is JSON, each with its file, its title and a text alternative in both languages. */
export const illustrationTransfer = transfer({
  name: 'policy-illustrations',
  row: z.object({
    ...cells,
    department_id: id,
    policy_id: orNull(id),
    declaration_id: orNull(id),
    pictures: jsonCell(z.array(z.object({ file_id: id, title: words, text: words }))),
  }),
  read: (db) => allRows((after, limit) => illustrationsBy(db, { after, limit }), textOf),
  async write(tx, row) {
    await officeOf(tx, row);
    await mustExist(tx, 'policies', [row.policy_id]);
    await mustExist(tx, 'declarations', [row.declaration_id]);
    const [before] = await illustrationsBy(tx, { id: row.id });
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const insert = {
      table: 'policy_illustrations',
      columns: illustrationColumns,
      replace: without(illustrationColumns),
    };
    const texts = row.pictures.flatMap(({ text }) => [text['zh-CN'], text.en]);
    await writeSearched(tx, insert, [searchedIllustration({ ...row, year: yearOf(row.published_on) }, texts)]);
    return happens;
  },
});
