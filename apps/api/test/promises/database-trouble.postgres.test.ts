import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, overPostgres } from '../../src/database/database.ts';
import { isUnavailable } from '../../src/database/failures.ts';
import type { Database } from '../../src/database/tables.ts';
import { urlOf, withServer } from '../postgres-server.ts';

const server = String(process.env.TEST_DATABASE_URL);
const name = `zonekit_trouble_${randomBytes(6).toString('hex')}`;
let one: OpenDatabase;
let other: OpenDatabase;

beforeAll(async () => {
  await withServer(server, `create database ${name}`);
  one = overPostgres(urlOf(server, name), () => undefined, 1);
  other = overPostgres(urlOf(server, name), () => undefined, 1);
  await sql`create table berth (id int primary key, ship text)`.execute(one.db);
  await sql`insert into berth values (1, '')`.execute(one.db);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await withServer(server, `drop database ${name} with (force)`);
});

const moor = (db: Kysely<Database>) => sql`update berth set ship = '澜图' where id = 1`.execute(db);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('who waits too long for the only connection is told unavailable, and the next one is served', async () => {
  const busy = sql`select pg_sleep(7)`.execute(one.db);
  expect(isUnavailable(await failureOf(moor(one.db)))).toBe(true);
  await busy;
  expect(await failureOf(moor(one.db))).toBeNull();
});

test('who waits too long for a row is told unavailable, and the row is there afterwards', async () => {
  await other.db.transaction().execute(async (tx) => {
    await moor(tx);
    expect(isUnavailable(await failureOf(moor(one.db)))).toBe(true);
  });
  expect(await failureOf(moor(one.db))).toBeNull();
});

test('connections that the server ended are replaced', async () => {
  const ended = failureOf(sql`select pg_sleep(30)`.execute(one.db));
  const end = () =>
    sql<{ count: number }>`
      select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid() and query like 'select pg_sleep%'`.execute(other.db);
  while ((await end()).rows[0]?.count === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isUnavailable(await ended)).toBe(true);
  // The pool learns of the end when the socket closes; until then the answer is the same.
  await expect.poll(() => failureOf(moor(one.db)), { timeout: 10_000 }).toBeNull();
});
