import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import type { Tx } from '../context.ts';
import type { Transfer } from '../transfer.ts';
import type { claimTable } from './claim-table.ts';
import { checkEnterprise, type SubjectTransfer, subjectTransfer } from './subject-transfer.ts';

type State = 'submitted' | 'reviewing' | 'approved' | 'returned' | 'rejected' | 'paid';
type Actor = 'applicant' | 'operator';

interface ClaimTransfer<S extends z.ZodMiniObject, Table extends object>
  extends Pick<SubjectTransfer<State, Actor, S, never>, 'name' | 'row' | 'filled' | 'check'> {
  table: ReturnType<typeof claimTable<Table>>;
  lifecycle: Lifecycle<State, Actor>;
}

interface Claim {
  id: string;
  enterprise_id: string;
  status: State;
  created_at: string;
  updated_at: string;
}

/** Claims as files: old ones are added, and many are reviewed and paid at once. */
export const claimTransfer = <S extends z.ZodMiniObject, Table extends object>({
  table,
  check,
  ...definition
}: ClaimTransfer<S, Table>): Transfer =>
  subjectTransfer({
    ...definition,
    author: 'applicant',
    office: 'operator',
    table: {
      after: async (db, id, limit) => (await table.after(db, id, limit)) as (Selectable<Table> & Claim)[],
      lock: async (tx, id) => (await table.lock(tx, id)) as (Selectable<Table> & Claim) | undefined,
      insert(tx, row) {
        const { history: _history, remarks, ...columns } = row as Record<string, unknown>;
        return table.insert(tx, { ...columns, remarks: JSON.stringify(remarks ?? []) } as unknown as Insertable<Table>);
      },
      update: (tx, id, change) => table.update(tx, id, change as Updateable<Table>),
    },
    async check(tx: Tx, row, isNew) {
      if (isNew) await checkEnterprise(tx, (row as unknown as Claim).enterprise_id);
      await check?.(tx, row, isNew);
    },
  });
