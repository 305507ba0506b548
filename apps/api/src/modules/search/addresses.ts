import { ADDRESSES_AT_ONCE, type PageAddresses } from '@zonekit/api-client/search/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { both } from '../../frame/list/list.ts';
import { addressOf, kindOf, type SearchedList } from '../../frame/list/searched-list.ts';
import { Problem } from '../../frame/problem.ts';

interface Row {
  id: string;
  title: string;
  values: string[];
  changed_on: string | null;
}

const rowsAfter = async (db: Db | Tx, { list, columns = [], scope, changed }: SearchedList, id: string, now: Date) => {
  const changedOn = changed === undefined ? sql`null::date` : sql.ref(`d.${changed}`);
  const { rows } = await sql<Row>`
    select d.id, ${sql.ref(`d.${list.search?.titles[0] ?? 'id'}`)} as title,
      array[${sql.join(columns.map((name) => sql.ref(`d.${name}`)))}]::text[] as values,
      case when ${changedOn} <= ${shanghaiDay(now)}::date then ${changedOn} end::text as changed_on
    from ${sql.table(list.table)} as d
    where ${both([sql`d.id > ${id}`, scope?.(now).where ?? null])}
    order by d.id limit ${ADDRESSES_AT_ONCE}`.execute(db);
  return rows;
};

/**
 * Addresses of one list at a time, by id: rows inserted or deleted meanwhile shift no others. A place is `<kind>:<id>`.
 * @throws Problem 400 for a place that is none
 */
export const readAddresses = async (
  db: Db | Tx,
  searched: readonly SearchedList[],
  after: string | undefined,
  now: Date,
): Promise<PageAddresses> => {
  const lists = searched.filter(({ ownPages = true }) => ownPages);
  const [kind, id = ''] = after?.split(':') ?? [];
  const at = kind === undefined ? 0 : lists.findIndex((list) => kindOf(list) === kind);
  const current = lists[at];
  if (!current) throw new Problem(400, 'bad_request', { details: { after: 'not one of these lists' } });
  const rows = await rowsAfter(db, current, id, now);
  const last = rows.length === ADDRESSES_AT_ONCE ? rows.at(-1) : undefined;
  const following = lists[at + 1];
  const nextList = following ? `${kindOf(following)}:` : null;
  return {
    addresses: rows.map((row) => ({ path: addressOf(current, row), changed_on: row.changed_on })),
    next: last ? `${kindOf(current)}:${last.id}` : nextList,
  };
};
