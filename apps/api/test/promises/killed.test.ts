import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, overPostgres } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { type Child, callChild, freePort, startChild, untilReady } from '../child.ts';
import { tell, times } from '../counts.ts';
import { placeDemo } from '../place-demo.ts';
import { urlOf, withServer } from '../postgres-server.ts';

const ROUNDS = times(20, 2);
const server = process.env.TEST_DATABASE_URL;
const name = `zonekit_killed_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'zonekit-killed-'));
const data = join(folder, 'data');
const env = {
  DATA_DIR: data,
  LOG_LEVEL: 'warn',
  BACKUP_MINUTES: '0',
  ...(server && { DATABASE_URL: urlOf(server, name) }),
};

beforeAll(() => placeDemo(data, server && name), 240_000);
afterAll(async () => {
  if (server) await withServer(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

/** Eight writers at once, killed in the middle. A captcha's answer acknowledges its row; resolves to their ids. */
const writeUntilKilled = async (child: Child, killAfter: number): Promise<string[]> => {
  const acknowledged: string[] = [];
  const writer = async (): Promise<never> => {
    for (;;) {
      const response = await callChild(child, 'GET', '/users/files/image_captcha');
      acknowledged.push(((await response.json()) as { data: { captcha_id: string } }).data.captcha_id);
      if (acknowledged.length === killAfter) child.process.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, writer));
  expect(await child.ended).toBe('SIGKILL');
  return acknowledged;
};

const open = (): Promise<OpenDatabase> => {
  const fail = (problem: unknown) => expect.unreachable(String(problem));
  return server
    ? Promise.resolve(overPostgres(urlOf(server, name), fail))
    : openEmbedded(data, { restore: false, backupEveryMs: 0, onBackupError: fail, onNotice: fail });
};

test(`a kill -9 in the middle of writes loses no acknowledged write, ${ROUNDS} times`, {
  timeout: 1_800_000,
}, async () => {
  const acknowledged: string[] = [];
  let least = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const child = startChild(env, await freePort());
    await untilReady(child);
    // Not always at the same place.
    const killAfter = 30 + ((round * 37) % 100);
    least += killAfter;
    acknowledged.push(...(await writeUntilKilled(child, killAfter)));
  }
  const survivor = await open();
  const rows = await survivor.db.selectFrom('captchas').select('id').execute();
  await survivor.close();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(least);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  tell('kills of the service', ROUNDS);
});
