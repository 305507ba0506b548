import type { Selectable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { FaqTables } from '../faq.tables.ts';

export type QuestionRow = Selectable<FaqTables['faq_questions']>;

/** False where the number is another's. */
export const insertQuestion = async (tx: Tx, row: QuestionRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto('faq_questions')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Rows in the order of their ids; an unknown id is left out. */
export const findQuestions = async (db: Db | Tx, ids: readonly string[]): Promise<QuestionRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('faq_questions').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockQuestion = (tx: Tx, id: string): Promise<QuestionRow | undefined> =>
  tx.selectFrom('faq_questions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeQuestion = async (tx: Tx, id: string, change: Partial<QuestionRow>): Promise<void> => {
  await tx.updateTable('faq_questions').set(change).where('id', '=', id).execute();
};
