import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { type Child, callChild, freePort, startChild, untilReady } from '../child.ts';
import { placeDemo } from '../place-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'zonekit-full-'));
const children: Child[] = [];
afterAll(() => {
  for (const { process } of children) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const data = join(folder, 'data');
const flag = join(folder, 'full');
const fill = () => writeFileSync(flag, '');
const makeRoom = () => rmSync(flag);

/** The service on the embedded database, on a disk that `fill` fills. */
const start = async ({ over = {}, main }: { over?: Record<string, string>; main?: URL } = {}): Promise<Child> => {
  const env = { DATA_DIR: data, LOG_LEVEL: 'warn', BACKUP_MINUTES: '0', MAX_LAG_MS: '0' };
  const preload = `--import=${new URL('../full-disk.ts', import.meta.url).href}`;
  const child = startChild({ ...env, FULL_DISK: flag, NODE_OPTIONS: preload, ...over }, await freePort(), main);
  children.push(child);
  return child;
};

/** Without demo data, which would take half a minute. */
const NO_DEMO = {
  DEMO: '0',
  CLIENT_SECRET: 'c'.repeat(32),
  PORTAL_SECRET: 'p'.repeat(32),
  LIMIT_PER_MINUTE: '600',
};

const SENTENCE = `The disk that holds ${data} is full. Make room on it, or move the folder to a larger disk and name it with DATA_DIR, then start again; nothing that was acknowledged is lost.`;

const write = (child: Child) => callChild(child, 'GET', '/users/files/image_captcha');
/** Writes until a row no longer fits. @returns the answer that says so */
const writeUntilFull = async (child: Child): Promise<Response> => {
  for (let n = 0; n < 2_000; n += 1) {
    const answer = await write(child);
    if (answer.status !== 200) return answer;
  }
  return expect.unreachable('Nothing was refused on a full disk.');
};
const refusal = async (child: Child): Promise<string> => {
  expect(await Promise.race([child.ended, setTimeout(60_000, 'still running')])).toBe(1);
  return child.output().trim();
};

test('a full disk is told as one sentence, wherever it is met, and costs nothing once there is room', {
  timeout: 120_000,
}, async () => {
  // While the database is made.
  fill();
  expect(await refusal(await start())).toBe(SENTENCE);
  makeRoom();
  const made = await start({ over: NO_DEMO });
  await untilReady(made);
  made.process.kill('SIGTERM');
  expect(await made.ended).toBe(0);
  rmSync(data, { recursive: true });
  await placeDemo(data);

  // While it serves: 503 for what has to grow, reads as ever, and all is well when there is room.
  const child = await start({ main: new URL('../fill-log.ts', import.meta.url) });
  await untilReady(child);
  fill();
  const full = await writeUntilFull(child);
  expect([full.status, Number(full.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await callChild(child, 'GET', '/policies/policies')).status).toBe(200);
  makeRoom();
  const stored = await write(child);
  expect(stored.status).toBe(200);
  // What it says may come behind its answer.
  await vi.waitFor(() => expect(child.output().split(SENTENCE)).toHaveLength(2), { timeout: 10_000 });

  // Without room for its log it can promise nothing more: it ends.
  fill();
  child.process.kill('SIGUSR2');
  expect(await refusal(child)).toMatch(new RegExp(`(^|\\n)${SENTENCE}$`));

  // Nor does it start, and it never takes a full disk for a broken database.
  expect(await refusal(await start({ over: { RESTORE_BACKUP: '1' } }))).toBe(SENTENCE);
  makeRoom();
  const again = await start();
  await untilReady(again);
  const { data: captcha } = (await stored.json()) as { data: { captcha_id: string } };
  const body = {
    account: 'demo',
    password: 'wrong',
    captcha_id: captcha.captcha_id,
    captcha_code: String(stored.headers.get('x-demo-code')),
  };
  const answer = await callChild(again, 'POST', '/users/users/login-by-account', { body });
  // The acknowledged captcha is stored: only the password is wrong.
  expect(((await answer.json()) as { code: string }).code).toBe('credentials_invalid');
  again.process.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
