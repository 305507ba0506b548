import { type SqlBool, sql } from 'kysely';

/**
 * The stage that a subject is in, as the condition of a join:
 * `leftJoin('lifecycle_events as stage', (join) => join.on(isCurrentStage('o.id', [serviceOrder])))`
 * @param id column with the subject's id
 */
export const isCurrentStage = (id: string, lifecycles: readonly { subject: string }[]) => {
  const subjects = sql.join(lifecycles.map(({ subject }) => subject));
  return sql<SqlBool>`stage.subject_id = ${sql.ref(id)} and stage.subject in (${subjects}) and stage.until is null`;
};
