import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, callChild, freePort, startChild, untilReady } from '../../test/child.ts';
import { placeDemo } from '../../test/place-demo.ts';

const data = mkdtempSync(join(tmpdir(), 'zonekit-operator-'));
const env = { DATA_DIR: data, LOG_LEVEL: 'warn', BACKUP_MINUTES: '0' };

/** The command line as an operator runs it. */
const operator = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const script = join(import.meta.dirname, 'operator.ts');
  try {
    const options = { env: { ...inherited, DEMO: '1', ...env } };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], options);
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

let service: Child;
const startService = async () => {
  service = startChild(env, await freePort());
  await untilReady(service);
};
const stopService = async () => {
  service.process.kill('SIGTERM');
  await service.ended;
};

beforeAll(async () => {
  await placeDemo(data);
  await startService();
}, 240_000);
afterAll(async () => {
  await stopService();
  rmSync(data, { recursive: true, force: true });
});

it('shows what waits, moves it, and closes booking, as the service then sees it', { timeout: 240_000 }, async () => {
  const busy = await operator('queue');
  expect([busy.code, busy.err]).toEqual([1, expect.stringMatching(/in use/)]);
  await stopService();

  const queue = await operator('queue', 'roadshow_booking');
  const number = /RS\d{8}-\w{4}/.exec(queue.out)?.[0] ?? '';
  expect(queue.out).toMatch(/Roadshow booking \(roadshow_booking\)\n {2}RS\d{8}-\w{4} {2}submitted since/);

  const unexplained = await operator('move', 'roadshow_booking', number, 'rejected');
  expect([unexplained.code, unexplained.err]).toEqual([1, expect.stringMatching(/give the reason/)]);
  const impossible = await operator('move', 'roadshow_booking', number, 'held');
  expect([impossible.code, impossible.err]).toEqual([1, expect.stringMatching(/Allowed: approved, rejected/)]);
  const moved = await operator('move', 'roadshow_booking', number.toLowerCase(), 'approved');
  expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/is approved now\. Next: held/) });
  expect((await operator('queue')).out).not.toContain(number);

  // Of the seeds: one applied for, of user demo.
  const permission = ['move', 'file_permission', 'f-perm-pending-01 demo'];
  expect(await operator(...permission, 'AUTHORIZED')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Next: REJECT/),
  });
  expect((await operator(...permission, 'REJECT')).err).toMatch(/give the reason/);
  expect(await operator(...permission, 'REJECT', '--reason', '合作已终止')).toMatchObject({ code: 0 });

  expect((await operator('close-booking')).out).toBe('Roadshow booking is closed now.\n');

  await startService();
  const state = await callChild(service, 'GET', '/roadshows/status');
  expect(await state.json()).toEqual({ data: { open: false } });
});

it('says what there is where something is not', async () => {
  const help = await operator('help');
  for (const command of ['queue', 'move', 'open-booking', 'export', 'import', 'backup', 'restore']) {
    expect(help.out).toContain(command);
  }
  expect(await operator('dance')).toMatchObject({ code: 1, err: expect.stringMatching(/unknown command 'dance'/) });
});
