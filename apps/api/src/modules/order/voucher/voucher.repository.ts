import { type Insertable, sql, type Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { MovementRow, RedemptionRow, VoucherTables } from './voucher.tables.ts';

const withSubjects = (db: Db | Tx) =>
  db
    .selectFrom('voucher_movements as m')
    .leftJoin('enterprises as e', 'e.id', 'm.enterprise_id')
    .leftJoin('voucher_redemptions as r', 'r.id', 'm.subject_id')
    .leftJoin('orders as o', 'o.id', 'm.subject_id')
    .selectAll('m')
    .select(['e.name as enterprise', 'r.number as redemption_number', 'r.service'])
    .select(['o.number as order_number', 'o.title_zh', 'o.title_en']);

/** With the order or redemption that it belongs to. */
export type PlacedMovement = Awaited<ReturnType<ReturnType<typeof withSubjects>['executeTakeFirstOrThrow']>>;

/** Movements in the order of their ids; an unknown id is left out. */
export const findMovements = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedMovement[]> =>
  ids.length === 0 ? [] : inOrder(await withSubjects(db).where('m.id', '=', anyOf(ids)).execute(), ids);

/** The years of an enterprise's accounts, the latest first. */
export const accountYears = async (db: Db | Tx, enterpriseId: string): Promise<{ id: string; year: number }[]> =>
  db
    .selectFrom('voucher_accounts')
    .select(['id', 'year'])
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('year', 'desc')
    .execute();

/** Sums of an account's movements by month and kind. */
export const monthlySums = async (db: Db | Tx, accountId: string) =>
  (
    await sql<{ month: string; kind: MovementRow['kind']; amount: number }>`
      select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, kind, sum(amount)::bigint as amount
      from voucher_movements where account_id = ${accountId} group by 1, 2 order by 1`.execute(db)
  ).rows;

/** Null where the number is another's. */
export const insertRedemption = async (
  tx: Tx,
  row: Insertable<VoucherTables['voucher_redemptions']>,
): Promise<RedemptionRow | null> =>
  (await tx
    .insertInto('voucher_redemptions')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

const placed = (db: Db | Tx) =>
  db
    .selectFrom('voucher_redemptions as r')
    .innerJoin('voucher_accounts as a', 'a.id', 'r.account_id')
    .leftJoin('enterprises as e', 'e.id', 'r.enterprise_id')
    .selectAll('r')
    .select(['a.year', 'e.name as enterprise']);

/** With the year of its account and the enterprise's name. */
export type PlacedRedemption = Awaited<ReturnType<ReturnType<typeof placed>['executeTakeFirstOrThrow']>>;

/** Rows in the order of their ids; an unknown id is left out. */
export const findRedemptions = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedRedemption[]> =>
  ids.length === 0 ? [] : inOrder(await placed(db).where('r.id', '=', anyOf(ids)).execute(), ids);

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockRedemption = (tx: Tx, id: string): Promise<RedemptionRow | undefined> =>
  tx.selectFrom('voucher_redemptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateRedemption = async (
  tx: Tx,
  id: string,
  change: Updateable<VoucherTables['voucher_redemptions']>,
): Promise<void> => {
  await tx.updateTable('voucher_redemptions').set(change).where('id', '=', id).execute();
};

/** Another redemption of the enterprise that has one of these invoices and was not rejected. */
export const redeemedBefore = (tx: Tx, enterpriseId: string, invoices: readonly string[], except: string) =>
  tx
    .selectFrom('voucher_redemptions')
    .select(['number', 'invoices'])
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '<>', 'rejected')
    .where('id', '<>', except)
    .where(sql<boolean>`invoices && ${sql.val([...invoices])}::text[]`)
    .execute();
