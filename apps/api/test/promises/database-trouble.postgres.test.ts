import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenDatabase, overPostgres } from '../../src/database/database.ts';
import { isUnavailable } from '../../src/database/failures.ts';
import type { Database } from '../../src/database/tables.ts';
import { urlOf, withServer } from '../postgres-server.ts';

const server = String(process.env.TEST_DATABASE_URL);
const name = `zonekit_trouble_${randomBytes(6).toString('hex')}`;
const opened: OpenDatabase[] = [];
/** With one connection, so that it is easily exhausted. */
const open = (url = urlOf(server, name)): OpenDatabase => {
  const database = overPostgres(url, () => undefined, { max: 1 });
  opened.push(database);
  return database;
};

beforeAll(async () => {
  await withServer(server, `create database ${name}`);
  const { db } = open();
  await sql`create table berth (id int primary key, ship text)`.execute(db);
  await sql`insert into berth select n, '' from generate_series(1, 4) n`.execute(db);
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await withServer(server, `drop database ${name} with (force)`);
});

const moor = (db: Kysely<Database>, berth: number) =>
  sql`update berth set ship = '澜图' where id = ${berth}`.execute(db);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** What lies between the service and its database, and can fall silent: bytes are taken, and none come through. */
const startWire = async (): Promise<{ url: string; silence: (silent: boolean) => void; close: () => void }> => {
  const { hostname, port } = new URL(server);
  let silent = false;
  const sockets = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => silent || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const url = new URL(urlOf(server, name));
  url.port = String((wire.address() as AddressInfo).port);
  return {
    url: url.href,
    silence(next) {
      silent = next;
    },
    close() {
      wire.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

// Each waits for seconds and does nothing: side by side.
describe.concurrent('a database in trouble', () => {
  test('who waits too long for the only connection is told unavailable, and the next one is served', async ({
    expect,
  }) => {
    const { db } = open();
    const busy = sql`select pg_sleep(7)`.execute(db);
    expect(isUnavailable(await failureOf(moor(db, 1)))).toBe(true);
    await busy;
    expect(await failureOf(moor(db, 1))).toBeNull();
  });

  test('who waits too long for a row is told unavailable, and the row is there afterwards', async ({ expect }) => {
    const [{ db }, other] = [open(), open()];
    await other.db.transaction().execute(async (tx) => {
      await moor(tx, 2);
      expect(isUnavailable(await failureOf(moor(db, 2)))).toBe(true);
    });
    expect(await failureOf(moor(db, 2))).toBeNull();
  });

  test('connections that the server ended are replaced', async ({ expect }) => {
    const [{ db }, other] = [open(), open()];
    const ended = failureOf(sql`select pg_sleep(30), 'ended'`.execute(db));
    const end = () =>
      sql<{ count: number }>`
        select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
        where datname = ${name} and pid <> pg_backend_pid() and query like '%''ended''%' and state = 'active'`.execute(
        other.db,
      );
    while ((await end()).rows[0]?.count === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isUnavailable(await ended)).toBe(true);
    // The pool learns of the end when the socket closes; until then the answer is the same.
    await expect.poll(() => failureOf(moor(db, 3)), { timeout: 10_000 }).toBeNull();
  });

  test('a database that falls silent is told unavailable after 5 s, and used again when it speaks', async ({
    expect,
  }) => {
    const wire = await startWire();
    const { db } = open(wire.url);
    wire.silence(true);
    const began = Date.now();
    expect(isUnavailable(await failureOf(moor(db, 4)))).toBe(true);
    expect(Date.now() - began).toBeGreaterThan(4_900);
    wire.silence(false);
    await expect.poll(() => failureOf(moor(db, 4)), { timeout: 10_000 }).toBeNull();
    wire.close();
  });
});
