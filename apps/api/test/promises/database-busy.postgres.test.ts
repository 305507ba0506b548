import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, overPostgres } from '../../src/database/database.ts';
import { addDays, shanghaiDay } from '../../src/frame/day.ts';
import { bookableWindow } from '../../src/modules/roadshow/half-days.ts';
import { bookingBody } from '../booking-body.ts';
import { type Child, callChild, freePort, startChild, untilReady } from '../child.ts';
import { logInAt } from '../log-in.ts';
import { placeDemo } from '../place-demo.ts';
import { urlOf, withServer } from '../postgres-server.ts';

const server = String(process.env.TEST_DATABASE_URL);
const name = `zonekit_busy_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'zonekit-busy-'));
const POOL = 3;
/** Source: docs/configuration.md. A loaded machine may add to it. */
const WAIT_FOR_CONNECTION_MS = 5_000;
const SLACK_MS = 4_000;
const CAPTCHA = '/users/files/image_captcha';
const POLICIES = '/policies/policies';
const ANSWER_MS = 1_500;

/** Of few connections; and of little patience. */
let small: Child;
let hasty: Child;
let beside: OpenDatabase;
beforeAll(async () => {
  await placeDemo(folder, name);
  beside = overPostgres(urlOf(server, name), () => undefined);
  const env = {
    DATABASE_URL: urlOf(server, name),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    MAX_LAG_MS: '0',
    SHARE_READS_MS: '0',
  };
  small = startChild({ ...env, DATABASE_POOL: String(POOL) }, await freePort());
  hasty = startChild({ ...env, DATABASE_TIMEOUT_MS: String(ANSWER_MS) }, await freePort());
  await Promise.all([small, hasty].map(untilReady));
}, 300_000);
afterAll(async () => {
  for (const { process } of [small, hasty]) process.kill('SIGKILL');
  await Promise.all([small, hasty].map(({ ended }) => ended));
  await beside.close();
  await withServer(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  status: number;
  code: string | undefined;
  again: number;
  ms: number;
}
/** How a call was answered, and after how long. */
const outcomeOf = async (calling: Promise<Response>): Promise<Outcome> => {
  const began = performance.now();
  const answer = await calling;
  const { code } = (await answer.json()) as { code?: string };
  return {
    status: answer.status,
    code,
    again: Number(answer.headers.get('retry-after')),
    ms: performance.now() - began,
  };
};
const ask = (child: Child, path: string) => outcomeOf(callChild(child, 'GET', path));
const statusOf = async (child: Child, path: string) => (await fetch(`${child.url}${path}`)).status;
const isRefused = ({ status, code, again }: Outcome) => status === 503 && code === 'unavailable' && again > 0;

/** Connections of the service that stand in a transaction and wait for somebody else's lock. */
const held = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = ${name} and application_name = 'zonekit-api' and wait_event_type = 'Lock'`.execute(beside.db);
  return rows[0]?.count ?? 0;
};

test('a pool whose connections are all held: 503 with Retry-After in time, not ready but alive; let go, all is served', {
  timeout: 120_000,
}, async () => {
  const headers = { authorization: `Bearer ${await logInAt('demo', small)}` };
  const { from } = bookableWindow(shanghaiDay(new Date()));
  const book = (days: number) =>
    outcomeOf(
      callChild(small, 'POST', '/roadshows/bookings', {
        body: bookingBody([{ appointment_date: addDays(from, days), period: 1 }]),
        headers: { ...headers, 'idempotency-key': randomUUID() },
      }),
    );
  const holding = await beside.db.transaction().execute(async (tx) => {
    await sql`lock table booking_half_days in access exclusive mode`.execute(tx);
    // Each in a transaction of its own, which waits for the lock and keeps its connection.
    const bookings = Array.from({ length: POOL }, (_, n) => book(20 + n));
    await expect.poll(held, { timeout: 10_000 }).toBe(POOL);

    const reads = [CAPTCHA, POLICIES, '/roadshows/status'];
    const [ready, alive, ...refused] = await Promise.all([
      outcomeOf(fetch(`${small.url}/ready`)),
      statusOf(small, '/health'),
      ...Array.from({ length: 30 }, (_, n) => ask(small, reads[n % 3] as string)),
    ]);
    expect([alive, isRefused(ready)]).toEqual([200, true]);
    expect(refused.filter((answer) => !isRefused(answer))).toEqual([]);
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(WAIT_FOR_CONNECTION_MS + SLACK_MS);
    return bookings;
  });
  // The connections come back by themselves: those who held them are served, and so is everybody else.
  for (const { status } of await Promise.all(holding)) expect([201, 409]).toContain(status);
  expect(
    (await Promise.all(Array.from({ length: 30 }, () => ask(small, POLICIES)))).map(({ status }) => status),
  ).toEqual(Array(30).fill(200));
  expect(await statusOf(small, '/ready')).toBe(200);
});

test('a database that is slow: 503 with Retry-After after the time it is given; quick again, it is used again', {
  timeout: 60_000,
}, async () => {
  await sql`create function dawdle() returns trigger language plpgsql
    as 'begin perform pg_sleep(60); return new; end'`.execute(beside.db);
  await sql`create trigger slow before insert on captchas for each row execute function dawdle()`.execute(beside.db);
  const slow = await Promise.all(Array.from({ length: 8 }, () => ask(hasty, CAPTCHA)));
  expect(slow.filter((answer) => !isRefused(answer))).toEqual([]);
  expect(Math.min(...slow.map(({ ms }) => ms))).toBeGreaterThan(ANSWER_MS - 100);
  expect(Math.max(...slow.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS + SLACK_MS);
  // What is quick is served all the while, and the instance is left in its place.
  expect([(await ask(hasty, POLICIES)).status, await statusOf(hasty, '/ready')]).toEqual([200, 200]);
  await sql`drop trigger slow on captchas`.execute(beside.db);
  expect((await ask(hasty, CAPTCHA)).status).toBe(200);
});
