import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The stage that a subject is in, as the condition of a join:
 * `leftJoin('lifecycle_events as stage', (join) => join.on(isCurrentStage('b.id', roadshowBooking)))`
 * @param id column with the subject's id
 * @param of the lifecycle, or the row's subject where several lifecycles share a table: null joins no stage and reads none
 */
export const isCurrentStage = (id: string, of: { subject: string } | RawBuilder<string | null>) => {
  const subject = 'subject' in of ? sql`${of.subject}` : of;
  return sql<SqlBool>`stage.subject_id = ${sql.ref(id)} and stage.subject = ${subject} and stage.until is null`;
};
