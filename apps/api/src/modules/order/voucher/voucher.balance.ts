import { randomUUID } from 'node:crypto';
import type { MovementKind } from '@zonekit/api-client/order/voucher/contract';
import { sql } from 'kysely';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { AccountRow } from './voucher.tables.ts';

const valid = (db: Db | Tx, enterpriseId: string, now: Date) =>
  db
    .selectFrom('voucher_accounts')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('expires_on', '>=', shanghaiDay(now))
    // The account that expires first pays first.
    .orderBy(sql`balance > 0`, 'desc')
    .orderBy('expires_on')
    .orderBy('id')
    .limit(1);

/** The account that pays today; undefined for none. */
export const validAccount = (db: Db | Tx, enterpriseId: string, now: Date): Promise<AccountRow | undefined> =>
  valid(db, enterpriseId, now).executeTakeFirst();

/** The same, locked until the transaction ends. Locked after stock and buckets, so that no two transactions wait for each other. */
export const lockValidAccount = (tx: Tx, enterpriseId: string, now: Date): Promise<AccountRow | undefined> =>
  valid(tx, enterpriseId, now).forUpdate().executeTakeFirst();

export const lockAccount = (tx: Tx, id: string): Promise<AccountRow> =>
  tx.selectFrom('voucher_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export interface Movement {
  /** A new one by default. */
  id?: string;
  account_id: string;
  kind: MovementKind;
  /** Fen; negative for what leaves the account. */
  amount: number;
  subject_id: string | null;
  note_zh?: string | null;
  note_en?: string | null;
  at: Date;
}

/**
 * Changes a balance and writes why: the only statement that does either.
 * @throws a violation of a check where the balance would fall below zero; callers look first, with the account locked
 */
export const applyMovement = async (tx: Tx, { id = randomUUID(), account_id, at, ...movement }: Movement) => {
  const { amount, kind } = movement;
  const { balance, enterprise_id, year } = await tx
    .updateTable('voucher_accounts')
    .set({
      balance: sql<number>`balance + ${amount}::bigint`,
      ...(kind === 'grant' && { granted: sql<number>`granted + ${amount}::bigint` }),
    })
    .where('id', '=', account_id)
    .returning(['balance', 'enterprise_id', 'year'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('voucher_movements')
    .values({ id, account_id, enterprise_id, year, balance, at: toIsoTime(at), ...movement })
    .execute();
};

/** Gives back what an order took from its account. */
export const returnVoucher = async (
  tx: Tx,
  { order_id, account_id, amount, at }: { order_id: string; account_id: string; amount: number; at: Date },
): Promise<void> => {
  await lockAccount(tx, account_id);
  await applyMovement(tx, { account_id, kind: 'return', amount, subject_id: order_id, at });
};
