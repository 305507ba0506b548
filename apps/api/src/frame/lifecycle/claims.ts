import { randomUUID } from 'node:crypto';
import { allowedFrom, type Lifecycle, type Words } from '@zonekit/api-client/lifecycle';
import { toIsoTime } from '../../database/parsers.ts';
import type { Tx, User } from '../context.ts';
import { Problem } from '../problem.ts';
import { insertNumbered } from '../quoted-number.ts';
import { type EventRow, presentEvent } from './lifecycle.repository.ts';
import { begin, checkMove, move } from './lifecycle.ts';
import type { Remark } from './queue.ts';

/** User and time of a request. */
interface Caller {
  user: User;
  now: Date;
}

/** Of a row of the demo, which is the same at each start. */
export interface Identity {
  id: string;
  number: string;
}

/** The enterprise that a user acts for. @throws Problem 403 with `words` without one */
export const enterpriseOf = ({ enterprise_id }: User, words: Words): string => {
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words });
  return enterprise_id;
};

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
 * submits again: settlements, redemptions, finance applications, tax rebates, invoices.
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
  const allowed = (user: User, row: Pick<Row, 'enterprise_id' | 'status'>): S[] =>
    allowedFrom(lifecycle, row.status, actorsOf(user, row));
  return {
    visible,
    /** A claim as the contract shows it. @throws Problem 404 for another enterprise's and for none */
    shown<Claim extends { enterprise: { id: string } }>(claim: Claim | undefined, user: User): Claim {
      visible(claim && { enterprise_id: claim.enterprise.id }, user);
      if (!claim) throw new Problem(404, 'not_found');
      return claim;
    },
    /** Fields that every claim shows besides its own columns. @param events by id */
    standing: (
      row: Pick<Row, 'id' | 'enterprise_id' | 'status'> & { enterprise: string | null },
      events: ReadonlyMap<string, readonly EventRow[]>,
      user: User,
    ) => ({
      enterprise: { id: row.enterprise_id, name: row.enterprise ?? '' },
      events: (events.get(row.id) ?? []).map((event) => presentEvent<S>(event)),
      allowed: allowed(user, row),
    }),
    /**
     * Submits a new claim.
     * @param options.kind two letters of its number
     * @param options.insert resolves to null or false where the number is another's
     * @returns its id
     */
    async submit(
      tx: Tx,
      { user, now }: Caller,
      enterprise_id: string,
      {
        kind,
        identity,
        insert,
      }: {
        kind: string;
        identity?: Identity | undefined;
        insert: (head: {
          id: string;
          number: string;
          enterprise_id: string;
          user_id: string;
          version: number;
          status: S;
          remarks: string;
          created_at: string;
          updated_at: string;
        }) => Promise<unknown>;
      },
    ): Promise<string> {
      const at = toIsoTime(now);
      const id = identity?.id ?? randomUUID();
      const owned = { id, enterprise_id, user_id: user.user_id };
      const made = { version: 1, status: submitted, remarks: '[]', created_at: at, updated_at: at };
      await insertNumbered(kind, at.slice(0, 10), (number) => insert({ ...owned, ...made, number }), identity?.number);
      await begin(tx, lifecycle, id, { state: submitted, actor: { user, as: [applicant] }, at: now });
      return id;
    },
    /** States to which this user may move a row. */
    allowed,
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
     * @param more checks what the move needs besides, and returns further columns
     * @returns the row as it was
     * @throws Problem 404 and as `move`
     */
    async move(
      tx: Tx,
      { user, now }: Caller,
      id: string,
      { status: to, reason, remarks }: { status: S; reason: string | null; remarks: readonly Remark[] },
      more?: (row: Row) => Promise<Columns>,
    ): Promise<Row> {
      const row = visible(await lock(tx, id), user);
      const actor = { user, as: actorsOf(user, row) };
      await move(tx, lifecycle, id, { from: row.status, to, actor, reason, at: now });
      const stored = JSON.stringify(to === returned ? remarks : []);
      const change = { status: to, remarks: stored, updated_at: toIsoTime(now) };
      await update(tx, id, { ...(await more?.(row)), ...change } as Columns);
      return row;
    },
  };
};
