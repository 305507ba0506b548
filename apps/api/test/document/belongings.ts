import { sql } from 'kysely';
import type { Db } from '../../src/frame/context.ts';
import { tablesOf } from '../../src/operator/backup/head.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Belongings {
  /** Theirs by table, in one order. */
  rows: ReadonlyMap<string, readonly Row[]>;
  /** Of their rows, themselves included. */
  ids: ReadonlySet<string>;
  /** Ids that their rows name besides: of files they requested, of calls they subscribed to. */
  named: ReadonlySet<string>;
  /** Texts that stand in their rows and in nobody else's. */
  secrets: ReadonlySet<string>;
}

/**
 * Times, small numbers, words of an enumeration such as `submitted` and `AUTHORIZED`, which dictionaries tell to all, and numbers of
 * demands, which are published with them.
 */
const NO_SECRET = /^[\d:T.+-]*[-:][\d:T.+-]*$|^\d{1,8}$|^[a-z][a-z0-9_-]{0,24}$|^[A-Z]{1,24}$|^XQ\d{8}-\w{4}$/;
/** Names of regions are everybody's. */
const PLACES = /^(province|city|county|town|address_area|area)/;

/** Rows that name an enterprise and are shown to everybody; reviews without the name. */
const PUBLISHED: ReadonlySet<string> = new Set(['industry_companies', 'shop_ratings', 'supply_companies']);

const textsOf = (value: unknown, key = ''): string[] => {
  if (PLACES.test(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsOf(member, Array.isArray(value) ? key : name));
};

const isSecret = (text: string): boolean =>
  !NO_SECRET.test(text) && (/\p{Script=Han}/u.test(text) ? text.length >= 3 : text.length >= 6);

/** Every row of every table: `to_jsonb`, so what a new table holds is read without knowing it. */
const allRows = async (db: Db): Promise<[table: string, Row][]> => {
  const all: [string, Row][] = [];
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
    all.push(...rows.map(({ row }): [string, Row] => [table, row]));
  }
  return all;
};

/**
 * What belongs to somebody: rows that name one of `owners`, rows that name one of those rows by its `id`, and so on.
 * Nothing here knows a table, so a new domain is recognised by its columns.
 */
export const belongingsOf = async (db: Db, owners: readonly string[]): Promise<Belongings> => {
  const all = await allRows(db);
  const ids = new Set(owners);
  const names = (row: Row) =>
    Object.values(row).some((value) => typeof value === 'string' && value.split(' ').some((part) => ids.has(part)));
  /** As the response to a demand is, which names both sides and is shown to its sender. */
  const isAnothers = ({ user_id, enterprise_id }: Row) =>
    typeof enterprise_id === 'string' && ![user_id, enterprise_id].some((owner) => owners.includes(String(owner)));
  let mine: typeof all = [];
  for (let before = -1; before < ids.size; ) {
    before = ids.size;
    mine = all.filter(([table, row]) => !PUBLISHED.has(table) && !isAnothers(row) && names(row));
    for (const [, { id }] of mine) if (typeof id === 'string') ids.add(id);
  }
  const rows = new Map<string, Row[]>();
  for (const [table, row] of mine) rows.set(table, [...(rows.get(table) ?? []), row]);
  for (const list of rows.values()) list.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

  const own = new Set(mine.map(([, row]) => row));
  const others = JSON.stringify(all.filter(([, row]) => !own.has(row)));
  const named = new Set(
    mine.flatMap(([, row]) =>
      Object.entries(row).flatMap(([column, value]) =>
        /(^|_)id$/.test(column) && typeof value === 'string' ? [value] : [],
      ),
    ),
  );
  const secrets = new Set(
    mine
      .flatMap(([, row]) => textsOf(row))
      .filter((text) => isSecret(text) && !ids.has(text) && !named.has(text))
      .filter((text) => !others.includes(JSON.stringify(text).slice(1, -1))),
  );
  return { rows, ids, named, secrets };
};

/** Tables whose columns say that their rows are somebody's. */
export const ownedTables = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'enterprise_id', 'owner_id', 'owner') order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !PUBLISHED.has(name));
};
