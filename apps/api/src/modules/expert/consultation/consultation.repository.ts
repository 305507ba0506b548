import type { Insertable, Selectable, Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { ExpertTables } from '../expert.tables.ts';

type Table = ExpertTables['expert_consultations'];
export type ConsultationRow = Selectable<Table>;
/** With what is shown of the expert; nulls where the expert has left. */
export type ConsultationWithExpert = ConsultationRow & {
  expert_user_id: string | null;
  name_zh: string | null;
  name_en: string | null;
  institution_zh: string | null;
  institution_en: string | null;
};

/** False where the half-day is taken, or the number is another's. */
export const insertConsultation = async (tx: Tx, row: Insertable<Table>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('expert_consultations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

const withExpert = (db: Db | Tx) =>
  db
    .selectFrom('expert_consultations as c')
    .leftJoin('experts as e', 'e.id', 'c.expert_id')
    .selectAll('c')
    .select(['e.user_id as expert_user_id', 'e.name_zh', 'e.name_en', 'e.institution_zh', 'e.institution_en']);

/** Rows in the order of their ids; an unknown id is left out. */
export const findConsultations = async (db: Db | Tx, ids: readonly string[]): Promise<ConsultationWithExpert[]> => {
  if (ids.length === 0) return [];
  const rows = await withExpert(db).where('c.id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** Locks the row until the transaction ends, so that two changes of it follow one another. */
export const lockConsultation = async (tx: Tx, id: string): Promise<ConsultationWithExpert | undefined> => {
  await tx.selectFrom('expert_consultations').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return withExpert(tx).where('c.id', '=', id).executeTakeFirst();
};

export const updateConsultation = async (tx: Tx, id: string, change: Updateable<Table>): Promise<void> => {
  await tx.updateTable('expert_consultations').set(change).where('id', '=', id).execute();
};
