import type { Db, Tx } from './context.ts';

/** Runs `work` in the transaction that `db` already is (an idempotent call's), or in one of its own. */
export const inTransaction = <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
