import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { migrations } from '../modules/modules.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const namesOf = async (kind: 'column' | 'index', table: string): Promise<string[]> => {
  const query =
    kind === 'column'
      ? sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table}`
      : sql<{ name: string }>`select indexname as name from pg_indexes where tablename = ${table}`;
  const { rows } = await query.execute(database.db);
  return rows.map(({ name }) => name);
};

test('a database of an earlier build keeps its rows under the present names of columns and indexes', async () => {
  const { db } = database;
  const renames = ['2026-11-23-01-lifecycle-subjects', '2026-11-23-02-search-vectors'];
  const earlier = Object.entries(migrations).filter(([name]) => !renames.includes(name));
  await migrate(db, Object.fromEntries(earlier));
  for (const statement of [
    sql`alter table declarations rename column search_vector to bag`,
    sql`alter index declarations_search_vector rename to declarations_bag`,
    sql`insert into lifecycle_events (thing, thing_id, seq, at, to_status, actor, awaits)
      values ('roadshow_booking', 'b-1', 1, now(), 'submitted', '林知远', 'operator')`,
  ]) {
    await statement.execute(db);
  }

  expect(await migrate(db, migrations)).toEqual(renames);
  const events = await db.selectFrom('lifecycle_events').select(['subject', 'subject_id', 'waiting_for']).execute();
  expect(events).toEqual([{ subject: 'roadshow_booking', subject_id: 'b-1', waiting_for: 'operator' }]);
  expect(await namesOf('column', 'declarations')).toContain('search_vector');
  expect(await namesOf('index', 'declarations')).toContain('declarations_search_vector');
});
