import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { OpenDatabase } from './database.ts';
import { isUnavailable } from './failures.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(undefined, { answerMs: 300 });
});
afterAll(() => database.close());

test('what fills a database or brings it up may take longer than any request', async () => {
  const long = sql<{ done: boolean }>`select pg_sleep(0.6) is not null as done`;
  const error = await long.execute(database.db).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect((await database.alone((db) => long.execute(db))).rows).toEqual([{ done: true }]);
});
