import { allowedFrom, type Lifecycle } from '@zonekit/api-client/lifecycle';
import { toIsoTime } from '../../database/parsers.ts';
import type { Tx, User } from '../context.ts';
import { Problem } from '../problem.ts';
import { checkMove, move } from './lifecycle.ts';
import type { Remark } from './queue.ts';

/** User and time of a request. */
interface Caller {
  user: User;
  now: Date;
}

interface ClaimRow<S extends string> {
  id: string;
  enterprise_id: string;
  status: S;
  version: number;
}

/** Columns that a change of state writes; `remarks` is JSON text. */
type Change = Partial<Record<'status' | 'remarks' | 'updated_at' | 'version', unknown>>;

interface Definition<S extends string, A extends string, Row extends ClaimRow<S>, Columns extends Change> {
  lifecycle: Lifecycle<S, A>;
  /** The roles of the enterprise's members and of the office. */
  applicant: NoInfer<A>;
  office: NoInfer<A>;
  /** States of one that is submitted, and of one that goes back to be corrected. */
  submitted: NoInfer<S>;
  returned: NoInfer<S>;
  /** Locks the row until the transaction ends, so that two changes of it follow one another. */
  lock: (tx: Tx, id: string) => Promise<Row | undefined>;
  update: (tx: Tx, id: string, change: Columns) => Promise<void>;
}

const CHANGED = {
  'zh-CN': '该申请刚被其他人修改，请核对后再提交',
  en: 'Somebody else has just changed this application. Please compare before you submit',
};

/**
 * The rules of what an enterprise submits, an office returns with remarks by field, and the enterprise corrects and
 * submits again: settlements, redemptions, finance applications.
 */
export const claimRules = <S extends string, A extends string, Row extends ClaimRow<S>, Columns extends Change>({
  lifecycle,
  applicant,
  office,
  submitted,
  returned,
  lock,
  update,
}: Definition<S, A, Row, Columns>) => {
  const actorsOf = (user: User, row: Pick<Row, 'enterprise_id'>): A[] => [
    ...(user.enterprise_id === row.enterprise_id ? [applicant] : []),
    ...(user.role === 'operator' ? [office] : []),
  ];
  /** @throws Problem 404 for another enterprise's: its existence is not disclosed */
  const visible = <R extends Pick<Row, 'enterprise_id'>>(row: R | undefined, user: User): R => {
    if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
    return row;
  };
  return {
    visible,
    /** States to which this user may move a row. */
    allowed: (user: User, row: Pick<Row, 'enterprise_id' | 'status'>): S[] =>
      allowedFrom(lifecycle, row.status, actorsOf(user, row)),
    /**
     * Submits a returned row again.
     * @param check returns the corrected columns, or throws
     * @throws Problem 404, as `checkMove`, and 409 with `details.version` where it was saved in between
     */
    async resubmit(
      tx: Tx,
      { user, now }: Caller,
      { id, version }: { id: string; version: number },
      check: (row: Row) => Promise<Columns>,
    ): Promise<void> {
      const row = visible(await lock(tx, id), user);
      const actor = { user, as: actorsOf(user, row) };
      checkMove(lifecycle, { from: row.status, to: submitted, reason: null }, actor.as);
      if (row.version !== version) {
        throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
      }
      const columns = await check(row);
      await move(tx, lifecycle, id, { from: row.status, to: submitted, actor, reason: null, at: now });
      const change = { status: submitted, remarks: '[]', updated_at: toIsoTime(now) };
      await update(tx, id, { ...columns, ...change, version: version + 1 } as Columns);
    },
    /**
     * Moves a row, and stores the remarks of a return.
     * @returns the row as it was
     * @throws Problem 404 and as `move`
     */
    async move(
      tx: Tx,
      { user, now }: Caller,
      id: string,
      { status: to, reason, remarks }: { status: S; reason: string | null; remarks: readonly Remark[] },
    ): Promise<Row> {
      const row = visible(await lock(tx, id), user);
      const actor = { user, as: actorsOf(user, row) };
      await move(tx, lifecycle, id, { from: row.status, to, actor, reason, at: now });
      const stored = JSON.stringify(to === returned ? remarks : []);
      await update(tx, id, { status: to, remarks: stored, updated_at: toIsoTime(now) } as Columns);
      return row;
    },
  };
};
