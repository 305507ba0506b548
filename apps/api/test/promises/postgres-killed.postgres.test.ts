import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overPostgres } from '../../src/database/database.ts';
import { type Child, callChild, freePort, startChild, untilReady } from '../child.ts';
import { tell, times } from '../counts.ts';
import { type Cluster, startPostgres } from '../postgres.ts';

const ROUNDS = times(20, 1);
const folder = mkdtempSync(join(tmpdir(), 'zonekit-postgres-killed-'));

let cluster: Cluster;
let child: Child;
beforeAll(async () => {
  // A server of its own, since it is killed; and one that waits for the disk, as in production.
  cluster = await startPostgres({ fsync: 'on', full_page_writes: 'on' });
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    MAX_LAG_MS: '0',
    SEED_POLICIES: '300',
  };
  child = startChild(env, await freePort());
  await untilReady(child);
}, 300_000);
afterAll(async () => {
  child.process.kill('SIGKILL');
  await child.ended;
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const write = () => callChild(child, 'GET', '/users/files/image_captcha');
const statusOf = async (path: string) => (await fetch(`${child.url}${path}`)).status;

test(`a PostgreSQL that is killed and comes back loses no acknowledged write, ${ROUNDS} times, and the service goes on by itself`, {
  timeout: 1_800_000,
}, async () => {
  const acknowledged: string[] = [];
  const others = new Set<string>();
  let going = true;
  const writer = async (): Promise<void> => {
    while (going) {
      const answer = await write();
      if (answer.status === 200) {
        acknowledged.push(((await answer.json()) as { data: { captcha_id: string } }).data.captcha_id);
      } else {
        others.add(
          `${answer.status} ${Number(answer.headers.get('retry-after')) > 0 ? 'come again' : await answer.text()}`,
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const writing = Promise.all(Array.from({ length: 8 }, writer));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const enough = acknowledged.length + 50 + ((round * 37) % 100);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    cluster.kill();
    // Database down: 503 with Retry-After; the process itself is healthy.
    await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(503);
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503]);
    cluster.startAgain();
    await expect.poll(async () => (await write()).status, { timeout: 30_000 }).toBe(200);
    expect(await statusOf('/ready')).toBe(200);
  }
  going = false;
  await writing;
  expect([...others]).toEqual(['503 come again']);
  const database = overPostgres(cluster.url, () => undefined);
  const rows = await database.db.selectFrom('captchas').select('id').execute();
  await database.close();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  tell('kills of PostgreSQL', ROUNDS);
});
