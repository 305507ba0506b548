import { cpSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded.ts';
import { type Child, freePort, startChild, untilReady } from '../child.ts';

const folder = mkdtempSync(join(tmpdir(), 'zonekit-start-'));
const data = join(folder, 'data');
/** Without demo data, which would take most of the time. */
const quiet = {
  LOG_LEVEL: 'silent',
  BACKUP_MINUTES: '0',
  DEMO: '0',
  CLIENT_SECRET: 'c'.repeat(32),
  PORTAL_SECRET: 'p'.repeat(32),
  LIMIT_PER_MINUTE: '600',
};

let running: Child;
beforeAll(async () => {
  running = startChild({ ...quiet, DATA_DIR: data }, await freePort());
  await untilReady(running);
}, 120_000);
afterAll(() => {
  running.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What it said before it gave up: one line, and an exit code that is not 0. */
const refusal = async (env: Record<string, string>, port?: number): Promise<string> => {
  const child = startChild({ ...quiet, ...env }, port ?? (await freePort()));
  expect(await child.ended).toBe(1);
  const lines = child.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

describe('what keeps it from starting is one sentence', { timeout: 60_000 }, () => {
  test('a second instance on the same data', async () => {
    expect(await refusal({ DATA_DIR: data })).toContain(`is in use by process ${running.process.pid}`);
  });

  test('a folder that cannot be written', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(await refusal({ DATA_DIR: join(folder, 'a-file', 'data') })).toMatch(/cannot be written \(E\w+\)/);
  });

  test('a database that is out of reach, without its password', async () => {
    const url = `postgres://zone:secret-word@127.0.0.1:${await freePort()}/zone`;
    const sentence = await refusal({ DATABASE_URL: url });
    expect(sentence).toContain('cannot be used: connect ECONNREFUSED');
    expect(sentence).not.toContain('secret-word');
  });

  test('an address that is none', async () => {
    expect(await refusal({ DATABASE_URL: 'nonsense' })).toContain('DATABASE_URL is not usable. Set it to postgres://');
  });

  test('a setting that is none', async () => expect(await refusal({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL'));
});

test('a stop answers what is in flight, closes its connection and ends with 0', { timeout: 120_000 }, async () => {
  const { port, pathname } = new URL(`${running.url}/metrics`);
  const inFlight = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    // Headers first, body later: the request is in the service when the stop comes.
    const call = request({ port, path: pathname.replace('metrics', 'users/logout'), method: 'POST' });
    call.setHeader('content-type', 'application/json');
    call.setHeader('content-length', '2');
    call.on('response', ({ statusCode, headers }) => resolve({ status: statusCode, connection: headers.connection }));
    call.on('error', reject);
    call.flushHeaders();
    setTimeout(() => running.process.kill('SIGTERM'), 300);
    setTimeout(() => call.end('{}'), 900);
  });
  expect(await inFlight).toEqual({ status: 400, connection: 'close' });
  expect(await running.ended).toBe(0);
  expect(existsSync(join(data, 'db.lock'))).toBe(false);
});

describe('a busy port', () => {
  test('is told in one sentence, and the data is free again', { timeout: 120_000 }, async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    expect(await refusal({ DATA_DIR: data }, port)).toContain(`Port ${port} is in use`);
    other.close();
    expect(existsSync(join(data, 'db.lock'))).toBe(false);
  });
});

describe('a broken database', { timeout: 120_000 }, () => {
  const options = { restore: false, backupEveryMs: 0, onBackupError: () => undefined, onNotice: () => undefined };
  const whole = join(folder, 'whole');
  const breakCopy = (name: string): string => {
    const place = join(folder, name);
    cpSync(whole, place, { recursive: true });
    truncateSync(join(place, 'db/global/pg_control'), 100);
    return place;
  };

  beforeAll(async () => {
    const database = await openEmbedded(whole, { ...options, backupEveryMs: 50 });
    await sql`create table kept (word text)`.execute(database.db);
    await sql`insert into kept values ('东港')`.execute(database.db);
    while (!existsSync(join(whole, 'db.backup.tar.gz'))) await new Promise((resolve) => setTimeout(resolve, 50));
    await database.close();
  }, 120_000);

  test('without a backup says what to do', async () => {
    const place = breakCopy('without');
    rmSync(join(place, 'db.backup.tar.gz'));
    expect(await refusal({ DATA_DIR: place })).toMatch(/is broken and cannot be opened\. There is no backup/);
  });

  test('with a backup goes back to it when told to, and keeps the broken one', async () => {
    const place = breakCopy('with');
    await expect(openEmbedded(place, options)).rejects.toThrow(/Start with RESTORE_BACKUP=1 to go back/);
    const notices: string[] = [];
    const again = await openEmbedded(place, { ...options, restore: true, onNotice: (text) => notices.push(text) });
    const { rows } = await sql`select word from kept`.execute(again.db);
    await again.close();
    expect(rows).toEqual([{ word: '东港' }]);
    expect(notices[0]).toContain('db.broken-');
  });
});
