import type { Locale } from '@zonekit/api-client/contract';
import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { OwnRecord, OwnRecords } from './own-records.ts';

interface OwnClaims<S extends string, A extends string, Row> {
  lifecycle: Lifecycle<S, A>;
  actor: NoInfer<A>;
  table: string;
  title: (row: Row, locale: Locale) => string;
}

/** The claims of the user's enterprise for the overview. */
export const ownClaims = <S extends string, A extends string, Row extends object>({
  lifecycle,
  actor,
  table,
  title,
}: OwnClaims<S, A, Row>): OwnRecords<S, A> => ({
  lifecycle,
  actor,
  async find(db, { user, locale }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    const inStates = states ? sql`and status = ${anyOf(states)}` : sql``;
    const { rows } = await sql<Row & Omit<OwnRecord, 'title' | 'due_at'>>`
      select * from ${sql.table(table)} where enterprise_id = ${user.enterprise_id} ${inStates}
      order by updated_at desc, id limit ${limit}`.execute(db);
    return rows.map((row) => {
      const { id, number, status, updated_at } = row;
      return { id, number, status, updated_at, title: title(row, locale), due_at: null };
    });
  },
});
