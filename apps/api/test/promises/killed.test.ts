import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded.ts';
import { type Child, callChild, freePort, startChild, untilReady } from '../child.ts';

const ROUNDS = 3;
const folder = mkdtempSync(join(tmpdir(), 'zonekit-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

test('a kill -9 in the middle of writes loses no acknowledged write', { timeout: 240_000 }, async () => {
  const data = join(folder, 'data');
  const env = { DATA_DIR: data, LOG_LEVEL: 'warn', BACKUP_MINUTES: '0' };
  const acknowledged: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const child = startChild(env, await freePort());
    await untilReady(child);
    acknowledged.push(...(await writeUntilKilled(child, 60 * round)));
  }
  const fail = (problem: unknown) => expect.unreachable(String(problem));
  const survivor = await openEmbedded(data, { restore: false, backupEveryMs: 0, onBackupError: fail, onNotice: fail });
  const rows = await survivor.db.selectFrom('captchas').select('id').execute();
  await survivor.close();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60 + 120 + 180);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});
