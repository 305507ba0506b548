import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import { stateOf } from '@zonekit/api-client/lifecycle/schema';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx, User } from '../context.ts';
import type { Queue } from './queue.ts';

interface ClaimQueue<S extends string, Remark, Row> {
  lifecycle: Lifecycle<S>;
  waitingFor?: string;
  table: string;
  /** Rows by their ids. */
  rows: (db: Db | Tx, ids: readonly string[]) => Promise<readonly Row[]>;
  title: (row: Row) => string;
  remark: z.ZodMiniType<Remark>;
  move: (
    db: Db,
    caller: { user: User; now: Date; locale: 'zh-CN' },
    id: string,
    change: { status: S; reason: string | null; remarks: Remark[]; values: Readonly<Record<string, string>> },
  ) => Promise<unknown>;
}

/** The queue of claims: found by number or id, moved with remarks by field. */
export const claimQueue = <S extends string, Remark, Row extends { id: string; number: string }>({
  lifecycle,
  waitingFor,
  table,
  rows,
  title,
  remark,
  move,
}: ClaimQueue<S, Remark, Row>): Queue => ({
  lifecycle,
  ...(waitingFor !== undefined && { waitingFor }),
  async describe(db, ids) {
    return new Map((await rows(db, ids)).map((row) => [row.id, { number: row.number, title: title(row) }]));
  },
  async find(db, typed) {
    const found = await sql<{ id: string }>`
      select id from ${sql.table(table)} where number = ${typed.toUpperCase()} or id = ${typed} limit 1`.execute(db);
    return found.rows[0]?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [], values = {} }, now) {
    const change = {
      status: z.parse(stateOf(lifecycle), status),
      reason,
      remarks: z.parse(z.array(remark), remarks),
      values,
    };
    await move(db, { user, now, locale: 'zh-CN' }, id, change);
  },
});
