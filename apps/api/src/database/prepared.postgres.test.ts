import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { anyOf } from './any-of.ts';
import type { OpenDatabase } from './database.ts';
import { isUnavailable, mayRunAgain } from './failures.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`drop table if exists product`.execute(database.db);
  await sql`create table product (id text primary key, name text)`.execute(database.db);
  await sql`insert into product values ('a', '澜图'), ('b', '远望'), ('c', '云帆')`.execute(database.db);
});

type Db = Pick<OpenDatabase['db'], 'getExecutor'>;
const rowsOf = async (db: Db, ids: string[]) =>
  (await sql`select * from product where id = ${anyOf(ids)} order by id`.execute(db as OpenDatabase['db'])).rows;
const prepared = async (db: Db) => {
  const { rows } = await sql<{ statement: string; calls: number }>`
    select statement, (generic_plans + custom_plans)::integer as calls from pg_prepared_statements`.execute(
    db as OpenDatabase['db'],
  );
  return rows.filter(({ statement }) => statement.includes('from product'));
};

test('a query that comes again is prepared once, however many values it has', async () => {
  await database.db.connection().execute(async (db) => {
    for (const ids of [['a'], ['a', 'b']]) await rowsOf(db, ids);
    expect(await prepared(db)).toEqual([]);
    for (const ids of [['a', 'b', 'c'], ['c'], []]) await rowsOf(db, ids);
    expect(await prepared(db)).toEqual([{ statement: expect.any(String), calls: 3 }]);
    expect(await rowsOf(db, ['c'])).toEqual([{ id: 'c', name: '云帆' }]);
  });
});

test('a table that changes below a prepared query is asked anew, at every connection', async () => {
  const queries = Array.from({ length: 8 }, () => rowsOf(database.db, ['a']));
  await Promise.all(queries);
  await Promise.all(Array.from({ length: 8 }, () => rowsOf(database.db, ['a'])));
  await sql`alter table product add column stock int default 9`.execute(database.db);
  const rows = await Promise.all(Array.from({ length: 16 }, () => rowsOf(database.db, ['a'])));
  expect(rows).toEqual(rows.map(() => [{ id: 'a', name: '澜图', stock: 9 }]));
});

test('inside a transaction the error goes out, and the transaction may run again', async () => {
  for (let time = 0; time < 4; time += 1) await rowsOf(database.db, ['b']);
  await sql`alter table product drop column name`.execute(database.db);
  const work = () => database.db.transaction().execute((tx) => rowsOf(tx, ['b']));
  const error = await work().catch((thrown: unknown) => thrown);
  expect([mayRunAgain(error), isUnavailable(error)]).toEqual([true, true]);
  expect(await work()).toEqual([{ id: 'b' }]);
});

test('a query that comes after a thousand others is prepared as they were, and no connection holds all of them', async () => {
  const ask = async (db: OpenDatabase['db'], text: string) => {
    for (let time = 0; time < 3; time += 1) await sql`select ${'a'}::text as ${sql.raw(text)}`.execute(db);
  };
  const askOthers = async (db: OpenDatabase['db'], from: number, count: number) => {
    for (let number = from; number < from + count; number += 1) await ask(db, `other_${number}`);
  };
  const { pid, count, late } = await database.db.connection().execute(async (db) => {
    await askOthers(db, 0, 1_000);
    await ask(db, 'late');
    await askOthers(db, 1_000, 600);
    const { rows } = await sql<{ pid: number; count: number; late: number }>`
      select pg_backend_pid() as pid, count(*)::integer as count,
        count(*) filter (where statement like '%as late')::integer as late from pg_prepared_statements`.execute(db);
    return rows[0] ?? { pid: 0, count: 0, late: 0 };
  });
  expect({ late, isFull: count > 1_500 }).toEqual({ late: 1, isFull: true });
  const connections = async () =>
    (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(database.db)).rows.length;
  await expect.poll(connections).toBe(0);
});
