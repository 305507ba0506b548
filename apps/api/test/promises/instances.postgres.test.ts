import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, overPostgres } from '../../src/database/database.ts';
import { addDays, shanghaiDay } from '../../src/frame/day.ts';
import { bookableWindow } from '../../src/modules/roadshow/half-days.ts';
import { bookingBody } from '../booking-body.ts';
import { type Child, callChild, freePort, signedCall, startChild, untilReady } from '../child.ts';
import { logInAt } from '../log-in.ts';
import { urlOf, withServer } from '../postgres-server.ts';

const server = String(process.env.TEST_DATABASE_URL);
const name = `zonekit_instances_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'zonekit-instances-'));

let instances: Child[];
let database: OpenDatabase;

beforeAll(async () => {
  await withServer(server, `create database ${name}`);
  const env = {
    DATABASE_URL: urlOf(server, name),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    MAX_LAG_MS: '0',
    SEED_POLICIES: '300',
    LIMIT_PER_MINUTE: '3000',
    TRUST_PROXY: '1',
  };
  database = overPostgres(urlOf(server, name), () => undefined);
  // At once, on an empty database: each would migrate and fill it.
  instances = await Promise.all([1, 2, 3].map(async () => startChild(env, await freePort())));
  await Promise.all(instances.map(untilReady));
}, 300_000);

afterAll(async () => {
  for (const { process } of instances) process.kill('SIGTERM');
  await Promise.all(instances.map(({ ended }) => ended));
  await database.close();
  await withServer(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const at = (n: number): Child => instances[n % 3] as Child;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The captcha at one instance, the password at the next. */
const logIn = (account: string) => logInAt(account, at(0), at(1));

/** A half-day that nobody has booked, by its place among those. */
const freeDay = async (skip: number): Promise<{ appointment_date: string; period: 1 }> => {
  const { from } = bookableWindow(shanghaiDay(new Date()));
  const taken = await sql<{
    day: string;
  }>`select distinct appointment_date::text as day from booking_half_days`.execute(database.db);
  const days = new Set(taken.rows.map(({ day }) => day));
  const free = Array.from({ length: 60 }, (_, n) => addDays(from, n)).filter((day) => !days.has(day));
  return { appointment_date: String(free[skip]), period: 1 };
};

test('three that start at once on an empty database fill it once', async () => {
  const { rows } = await sql<{ policies: number; users: number }>`
    select (select count(*)::int from policies) as policies, (select count(*)::int from users) as users`.execute(
    database.db,
  );
  expect(rows).toEqual([{ policies: 300, users: 4 }]);
  expect(instances.map(({ output }) => output())).toEqual(['', '', '']);
});

test('a session opened at one is known to all, and ended at one is ended at all', async () => {
  const headers = bearer(await logIn('staff'));
  const info = () =>
    Promise.all(instances.map((instance) => callChild(instance, 'GET', '/users/users/info', { headers })));
  expect((await info()).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await callChild(at(2), 'POST', '/users/logout', { headers })).status).toBe(200);
  expect((await info()).map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("a write's nonce serves once, wherever it is sent again", async () => {
  const path = '/users/users/login-by-account';
  const body = { account: 'demo', password: 'wrong', captcha_id: 'c', captcha_code: 'ACDE' };
  const call = signedCall('POST', path, { body });
  const answers = [];
  for (const instance of instances) {
    const answer = await fetch(`${instance.url}${path}`, call);
    answers.push(((await answer.json()) as { code: string }).code);
  }
  expect(answers).toEqual(['captcha_invalid', 'nonce_replayed', 'nonce_replayed']);
});

test('one key at three instances at once makes one booking and three equal answers', async () => {
  const headers = { ...bearer(await logIn('demo')), 'idempotency-key': randomUUID() };
  const body = bookingBody([await freeDay(0)]);
  const answers = await Promise.all(
    instances.map((instance) => callChild(instance, 'POST', '/roadshows/bookings', { body, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test('the same half-day at three instances at once is booked once', async () => {
  const token = await logIn('demo');
  const body = bookingBody([await freeDay(1)]);
  const answers = await Promise.all(
    instances.map((instance) => {
      const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
      return callChild(instance, 'POST', '/roadshows/bookings', { body, headers });
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a stranger who spreads over the instances has the attempts of one', async () => {
  const body = { account: 'demo', password: 'wrong', captcha_id: 'c', captcha_code: 'ACDE' };
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answers = [];
  for (let n = 0; n < 24; n += 1) {
    answers.push(await callChild(at(n), 'POST', '/users/users/login-by-account', { body, headers }));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(422), ...Array(4).fill(429)]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an upload begun at one goes on at another and is finished at a third, whose file all have', async () => {
  const headers = bearer(await logIn('demo'));
  const whole = randomBytes(150_000).toString('hex');
  const sha256 = createHash('sha256').update(whole).digest('hex');
  const path = '/universal/uploads';
  const body = { name: 'list.txt', size: whole.length, fingerprint: sha256 };
  const begun = await callChild(at(0), 'POST', path, { body, headers });
  const { data: upload } = (await begun.json()) as { data: { id: string } };
  for (const [n, offset] of [0, 100_000, 200_000].entries()) {
    const query = `offset=${offset}`;
    const piece = { body: whole.slice(offset, offset + 100_000), query, headers };
    const sent = await callChild(at(n + 1), 'PATCH', `${path}/${upload.id}`, piece);
    expect(await sent.json()).toMatchObject({ data: { offset: offset + 100_000 } });
  }
  const finished = await Promise.all(
    instances.map((instance) =>
      callChild(instance, 'POST', `${path}/${upload.id}/finish`, { body: { sha256 }, headers }),
    ),
  );
  const ids = await Promise.all(
    finished.map(async (answer) => ((await answer.json()) as { data: { id: string } }).data.id),
  );
  expect(new Set(ids).size).toBe(1);
  for (const instance of instances) {
    const file = await callChild(instance, 'GET', `/universal/files/${ids[0]}`, { headers });
    expect(await file.text()).toBe(whole);
  }
});
