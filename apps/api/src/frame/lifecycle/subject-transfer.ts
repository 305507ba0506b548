import { isDeepStrictEqual } from 'node:util';
import { isoTime } from '@zonekit/api-client/contract';
import { type Lifecycle, statesOf, statesWithReason, type Transition } from '@zonekit/api-client/lifecycle';
import * as z from 'zod/mini';
import type { Db, Tx } from '../context.ts';
import { allRows, jsonCell, type Transfer, textOf, transfer, whatHappens } from '../transfer.ts';
import { type EventRow, eventsOf } from './lifecycle.repository.ts';
import { move } from './lifecycle.ts';
import { type HistoryStep, writeHistory } from './write-history.ts';

/** Reason of an imported state whose row gives none. */
const IMPORTED = '导入时的状态';

interface HistoryEvent<S extends string> {
  at: string;
  to: S;
  actor_id: string | null;
  actor: string;
  reason: string | null;
}

interface Head<S extends string> {
  id: string;
  status: S;
  created_at: string;
  updated_at: string;
  history: readonly HistoryEvent<S>[];
}

type Stored<S extends string> = Omit<Head<S>, 'history'>;

/** The states as a cell. */
export const stateCell = <S extends string>(lifecycle: Lifecycle<S>) => z.enum(statesOf(lifecycle));

/** The events as a cell; empty where an old system has none. */
export const historyCell = <S extends string>(lifecycle: Lifecycle<S>) =>
  jsonCell(
    z.array(
      z.object({
        at: isoTime,
        to: stateCell(lifecycle),
        actor_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
        actor: z.string().check(z.minLength(1), z.maxLength(200)),
        reason: z.nullable(z.string().check(z.maxLength(5_000))),
      }),
    ),
  );

const historyEvent = ({ at, to_status: to, actor_id, actor, reason }: EventRow) => ({
  at,
  to,
  actor_id,
  actor,
  reason,
});

export interface SubjectTransfer<S extends string, A extends string, Schema extends z.ZodMiniObject, Row> {
  name: string;
  /** With `id`, `status`, `created_at`, `updated_at` and `history` among its columns. */
  row: Schema;
  lifecycle: Lifecycle<S, A>;
  table: {
    after: (db: Db | Tx, id: string, limit: number) => Promise<readonly Row[]>;
    /** Locks the row until the transaction ends. */
    lock: (tx: Tx, id: string) => Promise<Row | undefined>;
    /** Null or false where the number is another's. */
    insert: (tx: Tx, row: z.output<Schema>) => Promise<unknown>;
    /** @param change the columns that may change, as the file has them */
    update: (tx: Tx, id: string, change: Readonly<Record<string, unknown>>) => Promise<void>;
  };
  /** The actor that creates the subject. */
  author: NoInfer<A>;
  /** The actor for whom a file moves existing subjects to their next state; left out where files move none. */
  office?: NoInfer<A>;
  /** Columns that such a state fills in, besides `status` and `updated_at`. */
  filled?: readonly string[];
  /** Columns that may change at any time, such as translations. */
  free?: readonly string[];
  /** The reason that the row itself has for a state. */
  reasonFor?: (row: z.output<Schema>, state: S) => string | null;
  /** @throws Error for a row that is not whole */
  check?: (tx: Tx, row: z.output<Schema>, isNew: boolean) => Promise<void>;
}

/** Whether a person may make a transition, not the clock alone. */
const isByPeople = ({ by }: Transition) => by.some((actor) => actor !== 'system');

/** The shortest way from a first state to `state`. */
const wayTo = <S extends string, A extends string>(
  { initialStates, transitions }: Lifecycle<S, A>,
  state: S,
): Transition<S, A>[] => {
  const ways = new Map<S, Transition<S, A>[]>(initialStates.map((first) => [first, []]));
  const sorted = [...transitions.filter(isByPeople), ...transitions.filter((each) => !isByPeople(each))];
  // A Map goes on to what was added while it is walked.
  for (const [from, way] of ways)
    for (const next of sorted) if (next.from === from && !ways.has(next.to)) ways.set(next.to, [...way, next]);
  const way = ways.get(state);
  if (!way) throw new Error(`status: nothing leads to ${state}`);
  return way;
};

/** @throws Error for an enterprise that is not there */
export const checkEnterprise = async (tx: Tx, id: string): Promise<void> => {
  const enterprise = await tx.selectFrom('enterprises').select('id').where('id', '=', id).executeTakeFirst();
  if (!enterprise) throw new Error(`enterprise_id: there is no enterprise ${id}`);
};

/** The steps of a row that has no history: those that its state needs. */
const neededSteps = <S extends string, A extends string>(
  lifecycle: Lifecycle<S, A>,
  { status, created_at, updated_at }: Stored<S>,
  { author, reasonFor }: { author: A; reasonFor: (state: S) => string | null },
): HistoryStep<S, A>[] => {
  const way = wayTo(lifecycle, status);
  const first = way[0]?.from ?? status;
  return [
    { to: first, actor: { user: null, as: [author] }, reason: null, at: created_at },
    ...way.map(({ to, by, reason }) => ({
      to,
      actor: { user: null, as: by },
      reason: reason === 'required' ? (reasonFor(to) ?? IMPORTED) : null,
      at: updated_at,
    })),
  ];
};

/** The steps of a history. @throws Error where it does not hold together */
const stepsOf = <S extends string, A extends string>(
  { actors }: Lifecycle<S, A>,
  { status, history }: Pick<Head<S>, 'status' | 'history'>,
): HistoryStep<S, A>[] => {
  const last = history.at(-1)?.to;
  if (last !== status) throw new Error(`history: it ends with ${last}, and the status is ${status}`);
  if (history.some(({ at }, index) => Date.parse(at) < Date.parse(history[index - 1]?.at ?? at)))
    throw new Error('history: an event is before the one that it follows');
  const roles = Object.keys(actors) as A[];
  return history.map(({ at, to, actor_id, actor, reason }) => {
    if (actor_id !== null) return { at, to, reason, actor: { user: { user_id: actor_id, name: actor }, as: roles } };
    const as = roles.filter((role) => actors[role]['zh-CN'] === actor);
    if (as.length === 0) throw new Error(`history: "${actor}" is no role here. Give the actor_id of a person`);
    return { at, to, reason, actor: { user: null, as } };
  });
};

/**
 * Subjects of a lifecycle as files. A new row comes with its history, or with the one that its state needs; of one that is
 * there the office's next state is taken over, so that many are reviewed and paid at once.
 */
export const subjectTransfer = <
  S extends string,
  A extends string,
  Schema extends z.ZodMiniObject,
  Row extends Stored<S>,
>({
  name,
  row: schema,
  lifecycle,
  table,
  author,
  office,
  filled = [],
  free = [],
  reasonFor,
  check,
}: SubjectTransfer<S, A, Schema, Row>): Transfer => {
  const columns = Object.keys(schema.shape).filter((column) => column !== 'history');
  /** Columns that come with the office's next state. */
  const moved = office === undefined ? [] : ['status', 'updated_at', ...filled];
  const pick = (row: object, some: readonly string[] = columns) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(some.map((column) => [column, values.get(column)]));
  };
  const historiesOf = async (db: Db | Tx, ids: readonly string[]) => {
    const events = await eventsOf(db, lifecycle, ids);
    return new Map([...events].map(([id, rows]) => [id, rows.map(historyEvent)]));
  };

  const add = async (tx: Tx, row: z.output<Schema> & Head<S>): Promise<void> => {
    const { history } = row;
    const needed = { author, reasonFor: (state: S) => reasonFor?.(row, state) ?? null };
    const steps = history.length > 0 ? stepsOf(lifecycle, row) : neededSteps(lifecycle, row, needed);
    if (!(await table.insert(tx, row))) throw new Error('number: another row has it');
    await writeHistory(tx, lifecycle, row.id, steps);
  };

  const toNext = async (tx: Tx, before: Row, row: z.output<Schema> & Head<S>): Promise<void> => {
    const { id, status: to, updated_at } = row;
    const { status: from } = before;
    const reason = reasonFor?.(row, to) ?? null;
    const needsReason = statesWithReason(lifecycle).includes(to) && reason === null;
    if (needsReason)
      throw new Error(`status: ${to} needs a reason. Use "npm run operator -- move ${lifecycle.subject} ${id} ${to}"`);
    const as = office === undefined ? [] : [office];
    await move(tx, lifecycle, id, { from, to, actor: { user: null, as }, reason, at: new Date(updated_at) });
  };

  const change = async (tx: Tx, before: Row, row: z.output<Schema> & Head<S>): Promise<void> => {
    const history = (await historiesOf(tx, [row.id])).get(row.id) ?? [];
    // A file that was exported earlier has the events until then.
    if (!isDeepStrictEqual(history.slice(0, row.history.length), row.history))
      throw new Error('history: it cannot be changed');
    const changeable = [...moved, ...free];
    if (whatHappens(before, { ...pick(row), ...pick(before, changeable) }) !== 'same') {
      const which = changeable.length > 0 ? `only ${changeable.join(', ')} can be changed` : 'it cannot be changed';
      throw new Error(`${which}. The rest is the ${lifecycle.actors[author].en.toLowerCase()}'s`);
    }
    const isMoved = whatHappens(before, pick(row, moved)) !== 'same';
    if (isMoved && row.status === before.status)
      throw new Error('status: is the same. Give the next one with the change');
    if (isMoved) await toNext(tx, before, row);
    await table.update(tx, row.id, pick(row, changeable));
  };

  return transfer({
    name,
    row: schema,
    read: (db) =>
      allRows(
        async (after, limit) => {
          const rows = await table.after(db, after, limit);
          const histories = await historiesOf(
            db,
            rows.map(({ id }) => id),
          );
          return rows.map((row) => ({ row, id: row.id, history: histories.get(row.id) ?? [] }));
        },
        ({ row, history }) =>
          textOf(pick({ ...row, history }, Object.keys(schema.shape))) as Record<keyof Schema['shape'], string>,
      ),
    async write(tx, typed) {
      const row = typed as z.output<Schema> & Head<S>;
      const before = await table.lock(tx, row.id);
      const happens = whatHappens(before, pick(row));
      if (happens === 'same') return happens;
      await check?.(tx, row, !before);
      if (before) await change(tx, before, row);
      else await add(tx, row);
      return happens;
    },
  });
};
