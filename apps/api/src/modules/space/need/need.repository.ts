import { type Insertable, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { addDays } from '../../../frame/day.ts';
import { inOrder } from '../../../frame/in-order.ts';
import { NEARLY, type Wanted } from './need.match.ts';
import type { NeedRow, NeedTables } from './need.tables.ts';

/** Null where the number is another's. */
export const insertNeed = async (tx: Tx, row: Insertable<NeedTables['space_needs']>): Promise<NeedRow | null> =>
  (await tx
    .insertInto('space_needs')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Rows in the order of their ids; an unknown id is left out. */
export const findNeeds = async (db: Db | Tx, ids: readonly string[]): Promise<NeedRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('space_needs').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockNeed = (tx: Tx, id: string): Promise<NeedRow | undefined> =>
  tx.selectFrom('space_needs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const setNeedStatus = async (
  tx: Tx,
  id: string,
  change: Pick<NeedRow, 'status' | 'updated_at'>,
): Promise<void> => {
  await tx.updateTable('space_needs').set(change).where('id', '=', id).execute();
};

/** Published needs whose time is over. */
export const needsToExpire = (db: Db | Tx, today: string, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('space_needs')
    .select('id')
    .where('status', '=', 'published')
    .where('expires_on', '<', today)
    .orderBy('expires_on')
    .limit(limit)
    .execute();

/** The wishes as conditions on units, in the order of `WISHES`. */
const conditionsOf = (wanted: Wanted) => {
  const any = sql<SqlBool>`true`;
  return {
    type: sql<SqlBool>`house_type = ${anyOf(wanted.house_types)}`,
    area: sql<SqlBool>`area between ${wanted.area_min} and ${wanted.area_max ?? Number.MAX_SAFE_INTEGER}`,
    rent: wanted.rent_max === null ? any : sql<SqlBool>`rent <= ${wanted.rent_max}`,
    park: wanted.parks.length === 0 ? any : sql<SqlBool>`park_id = ${anyOf(wanted.parks)}`,
    available: sql<SqlBool>`let_until < ${wanted.from_on}::date`,
    decoration: wanted.decorations.length === 0 ? any : sql<SqlBool>`decoration = ${anyOf(wanted.decorations)}`,
  };
};

/** Units that meet all wishes. */
export const countFullMatches = async (db: Db | Tx, wanted: Wanted): Promise<number> => {
  const { type, area, rent, park, available, decoration } = conditionsOf(wanted);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from space_units
    where ${type} and ${area} and ${rent} and ${park} and ${available} and ${decoration}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Units beyond these days or this area are no proposal. */
const LATE_DAYS = 60;
/** Proposals are ranked among so many, those that meet most wishes. */
const CANDIDATES = 200;

/** Ids of units that come into question, those that meet most wishes first. */
export const candidateUnits = async (db: Db | Tx, wanted: Wanted): Promise<string[]> => {
  const { type, area, rent, park, available, decoration } = conditionsOf(wanted);
  const most = wanted.area_max === null ? Number.MAX_SAFE_INTEGER : Math.ceil(wanted.area_max * (1 + NEARLY));
  const { rows } = await sql<{ id: string }>`
    select id from space_units
    where ${type} and let_until < ${addDays(wanted.from_on, LATE_DAYS)}::date
      and area between ${Math.floor(wanted.area_min * (1 - NEARLY))} and ${most}
    order by (${area})::integer + (${rent})::integer + (${park})::integer + (${available})::integer
      + (${decoration})::integer desc, rent, id
    limit ${CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
};
