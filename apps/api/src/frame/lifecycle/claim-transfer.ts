import { type Lifecycle, statesOf } from '@zonekit/api-client/lifecycle';
import type { Insertable, Selectable, Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../context.ts';
import { allRows, type Transfer, textOf, transfer, whatHappens } from '../transfer.ts';
import type { claimTable } from './claim-table.ts';
import { begin, move } from './lifecycle.ts';

type State = 'submitted' | 'reviewing' | 'approved' | 'returned' | 'rejected' | 'paid';
type Claim = Lifecycle<State, 'applicant' | 'operator'>;

/** How a claim that is brought in came to its state. */
const WAYS: Readonly<Record<State, readonly State[]>> = {
  submitted: [],
  reviewing: ['reviewing'],
  approved: ['reviewing', 'approved'],
  returned: ['reviewing', 'returned'],
  rejected: ['reviewing', 'rejected'],
  paid: ['reviewing', 'approved', 'paid'],
};

/** States that an import sets; the others need a reason. */
const SET: ReadonlySet<State> = new Set(['reviewing', 'approved', 'paid']);
const BROUGHT = '导入时的状态';

interface Head {
  id: string;
  status: State;
  enterprise_id: string;
  created_at: string;
  updated_at: string;
}

interface ClaimTransfer<S extends z.ZodMiniObject, Table extends object> {
  name: string;
  row: S;
  table: ReturnType<typeof claimTable<Table>>;
  lifecycle: Claim;
  /** Columns that a move fills in, besides `status` and `updated_at`. */
  filled?: readonly string[];
  /** @throws Error for a row that is not whole */
  check?: (tx: Tx, row: z.output<S>, isNew: boolean) => Promise<void>;
}

const office = { user: null, as: ['operator'] } as const;
const applicant = { user: null, as: ['applicant'] } as const;

const step = async (tx: Tx, lifecycle: Claim, id: string, from: State, to: State, at: Date): Promise<void> => {
  const reason = to === 'returned' || to === 'rejected' ? BROUGHT : null;
  await move(tx, lifecycle, id, { from, to, actor: office, reason, at });
};

/**
 * Claims as files. A new row comes with the history that its state needs; of one that is there the office's next state is
 * taken over, so that many are reviewed and paid at once.
 */
export const claimTransfer = <S extends z.ZodMiniObject, Table extends object>({
  name,
  row: schema,
  table,
  lifecycle,
  filled = [],
  check,
}: ClaimTransfer<S, Table>): Transfer => {
  const columns = Object.keys(schema.shape);
  /** Columns that an import may change. */
  const changeable = ['status', 'updated_at', ...filled];
  const pick = (row: object) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(columns.map((column) => [column, values.get(column)]));
  };
  const stored = (row: object) => ({ ...row, remarks: JSON.stringify(pick(row).remarks ?? []) });

  const add = async (tx: Tx, row: z.output<S> & Head): Promise<void> => {
    const { id, status, enterprise_id, created_at, updated_at } = row;
    const enterprise = await tx
      .selectFrom('enterprises')
      .select('id')
      .where('id', '=', enterprise_id)
      .executeTakeFirst();
    if (!enterprise) throw new Error(`enterprise_id: there is no enterprise ${enterprise_id}`);
    if (!(await table.insert(tx, stored(row) as unknown as Insertable<Table>))) {
      throw new Error('number: another application has it');
    }
    await begin(tx, lifecycle, id, { state: 'submitted', actor: applicant, at: new Date(created_at) });
    let from: State = 'submitted';
    for (const to of WAYS[status]) {
      await step(tx, lifecycle, id, from, to, new Date(updated_at));
      from = to;
    }
  };
  const change = async (tx: Tx, before: Selectable<Table> & Head, row: z.output<S> & Head): Promise<void> => {
    const own = { ...pick(row), ...Object.fromEntries(changeable.map((column) => [column, pick(before)[column]])) };
    if (whatHappens(before, own) !== 'same') {
      throw new Error(`only ${changeable.join(', ')} can be changed. The rest is the applicant's`);
    }
    if (row.status === before.status) throw new Error('status: is the same. Give the next one with the change');
    if (!SET.has(row.status)) {
      throw new Error(
        `status: ${row.status} needs a reason. Use "npm run operator -- move ${lifecycle.subject} ${row.id} ${row.status}"`,
      );
    }
    await step(tx, lifecycle, row.id, before.status, row.status, new Date(row.updated_at));
    const changed = Object.fromEntries(changeable.map((column) => [column, pick(row)[column]]));
    await table.update(tx, row.id, changed as Updateable<Table>);
  };

  return transfer({
    name,
    row: schema,
    read: (db) =>
      allRows(
        async (after, limit) => (await table.after(db, after, limit)) as (Selectable<Table> & { id: string })[],
        (row) => textOf(pick(row)) as Record<keyof S['shape'], string>,
      ),
    async write(tx, typed) {
      const row = typed as z.output<S> & Head;
      const before = (await table.lock(tx, row.id)) as (Selectable<Table> & Head) | undefined;
      const happens = whatHappens(before, row);
      if (happens === 'same') return happens;
      await check?.(tx, row, !before);
      if (before) await change(tx, before, row);
      else await add(tx, row);
      return happens;
    },
  });
};

/** The states as a cell. */
export const stateCell = (lifecycle: Claim) => z.enum(statesOf(lifecycle));
