import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import type { Held, Interval, Rules } from './buckets.ts';
import type { BlockRow, RulesRow } from './reservation.tables.ts';

/** Rules of some things by id. */
export const rulesOf = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, RulesRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('experiment_rules').selectAll().where('obj_id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.obj_id, row]));
};

/** Rules with the state of what they are for; undefined where there is no such instrument or facility. */
export const findRules = async (db: Db | Tx, id: string): Promise<Rules | undefined> => {
  const { rows } = await sql<Rules>`
    select r.*, coalesce(i.booking, f.booking) as booking from experiment_rules r
    left join experiment_instruments i on r.kind = 'instrument' and i.id = r.obj_id
    left join experiment_facilities f on r.kind = 'facility' and f.id = r.obj_id
    where r.obj_id = ${id} and coalesce(i.booking, f.booking) is not null`.execute(db);
  return rows[0];
};

/** Locks the rules' row: what takes time of one thing follows one another. */
export const lockRules = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('experiment_rules')
    .select('obj_id')
    .where('obj_id', '=', id)
    // Rows that refer to the rules can still be written.
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

interface HeldRow {
  obj_id: string;
  starts_at: string;
  ends_at: string;
  by: Held['by'];
  enterprise_id: string | null;
  zh: string | null;
  en: string | null;
}

/** Reservations and blocks between two instants, by id and in order. */
export const heldBetween = async (
  db: Db | Tx,
  ids: readonly string[],
  { from, to }: Interval,
): Promise<Map<string, Held[]>> => {
  const held = new Map<string, Held[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return held;
  const start = toIsoTime(new Date(from));
  const end = toIsoTime(new Date(to));
  const { rows } = await sql<HeldRow>`
    select obj_id, starts_at, ends_at, 'order' as by, enterprise_id, null as zh, null as en from experiment_buckets
    where obj_id = ${anyOf(ids)} and starts_at < ${end}::timestamptz and ends_at > ${start}::timestamptz
    union all
    select obj_id, starts_at, ends_at, kind, null, note_zh, note_en from experiment_blocks
    where obj_id = ${anyOf(ids)} and starts_at < ${end}::timestamptz and ends_at > ${start}::timestamptz
    order by starts_at`.execute(db);
  for (const { obj_id, starts_at, ends_at, by, enterprise_id, zh, en } of rows)
    held.get(obj_id)?.push({
      from: Date.parse(starts_at),
      to: Date.parse(ends_at),
      by,
      enterprise_id,
      note: zh === null ? null : { zh, en },
    });
  return held;
};

/** Maintenance that is not over, the next first. */
export const maintenanceOf = (db: Db | Tx, id: string, now: Date): Promise<BlockRow[]> =>
  db
    .selectFrom('experiment_blocks')
    .selectAll()
    .where('obj_id', '=', id)
    .where('kind', '=', 'maintenance')
    .where('ends_at', '>', toIsoTime(now))
    .orderBy('starts_at')
    .limit(20)
    .execute();

/** Inserts buckets for an order; how many of them were free. */
export const insertBuckets = async (
  tx: Tx,
  { objId, orderId, enterpriseId }: { objId: string; orderId: string; enterpriseId: string },
  buckets: readonly Interval[],
): Promise<number> => {
  const inserted = await tx
    .insertInto('experiment_buckets')
    .values(
      buckets.map(({ from, to }) => ({
        obj_id: objId,
        starts_at: toIsoTime(new Date(from)),
        ends_at: toIsoTime(new Date(to)),
        order_id: orderId,
        enterprise_id: enterpriseId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('starts_at')
    .execute();
  return inserted.length;
};

export const deleteBuckets = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.deleteFrom('experiment_buckets').where('order_id', '=', orderId).execute();
};

/** Minutes that an enterprise holds of one thing between two instants. */
export const minutesHeld = async (
  db: Db | Tx,
  { objId, enterpriseId }: { objId: string; enterpriseId: string },
  { from, to }: Interval,
): Promise<number> => {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(extract(epoch from ends_at - starts_at)) / 60, 0)::integer as minutes from experiment_buckets
    where obj_id = ${objId} and enterprise_id = ${enterpriseId}
      and starts_at >= ${toIsoTime(new Date(from))}::timestamptz and starts_at < ${toIsoTime(new Date(to))}::timestamptz`.execute(
    db,
  );
  return rows[0]?.minutes ?? 0;
};

/** Whether an enterprise's training for a thing holds on a day. */
export const isTrained = async (
  db: Db | Tx,
  { objId, enterpriseId, day }: { objId: string; enterpriseId: string; day: string },
): Promise<boolean> =>
  (await db
    .selectFrom('experiment_trainings')
    .select('obj_id')
    .where('obj_id', '=', objId)
    .where('enterprise_id', '=', enterpriseId)
    .where('valid_until', '>=', day)
    .executeTakeFirst()) !== undefined;
