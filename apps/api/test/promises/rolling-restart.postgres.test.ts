import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK_EVERY_MS, startBalancer } from '../balancer.ts';
import { type Child, freePort, signedCall, startChild, untilReady } from '../child.ts';
import { tell, times } from '../counts.ts';
import { placeDemo } from '../place-demo.ts';
import { urlOf, withServer } from '../postgres-server.ts';

const server = String(process.env.TEST_DATABASE_URL);
const name = `zonekit_rolling_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'zonekit-rolling-'));
const env = {
  DATABASE_URL: urlOf(server, name),
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  MAX_LAG_MS: '0',
  // A busy machine may take long over one check.
  DRAIN_MS: String(40 * CHECK_EVERY_MS),
};

let ports: number[];
let instances: Child[];
beforeAll(async () => {
  await placeDemo(folder, name);
  ports = [await freePort(), await freePort()];
  instances = ports.map((port) => startChild(env, port));
  await Promise.all(instances.map(untilReady));
}, 300_000);
afterAll(async () => {
  for (const { process } of instances) process.kill('SIGKILL');
  await Promise.all(instances.map(({ ended }) => ended));
  await withServer(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const RESTARTS = times(20, 1);
const VISITORS = 8;

test(`instances behind a balancer stop and start ${RESTARTS} times under load, and no request fails`, {
  timeout: 1_800_000,
}, async () => {
  const balancer = await startBalancer(instances.map(({ url }) => url));
  const failures: string[] = [];
  let answered = 0;
  let going = true;
  // Half of what they ask for writes a row.
  const visitor = async (who: number): Promise<void> => {
    for (let n = who; going; n += 1) {
      const path = n % 2 === 0 ? '/users/files/image_captcha' : '/roadshows/status';
      const outcome = await fetch(`${balancer.url}${path}`, signedCall('GET', path)).then(
        async (answer) => `${answer.status} ${answer.status === 200 ? '' : await answer.text()}`,
        (error: Error) => `${error.message}: ${String(error.cause)}`,
      );
      if (outcome === '200 ') answered += 1;
      else failures.push(`${path}: ${outcome}`);
    }
  };
  await expect.poll(() => fetch(`${balancer.url}/ready`).then(({ ok }) => ok), { timeout: 10_000 }).toBe(true);
  const visitors = Array.from({ length: VISITORS }, (_, who) => visitor(who));
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const which = restart % 2;
    // Under load: requests are at both when the stop comes.
    const until = answered + 300;
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(until);
    const old = instances[which] as Child;
    old.process.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    const fresh = startChild(env, ports[which] as number);
    instances[which] = fresh;
    await untilReady(fresh);
    // Seen as ready by the balancer, before the other one goes.
    const before = answered;
    await new Promise((resolve) => setTimeout(resolve, 20 * CHECK_EVERY_MS));
    expect(answered).toBeGreaterThan(before);
  }
  going = false;
  await Promise.all(visitors);
  balancer.close();
  expect(failures.slice(0, 5)).toEqual([]);
  tell('requests during restarts', answered);
  tell('restarts under load', RESTARTS);
});
