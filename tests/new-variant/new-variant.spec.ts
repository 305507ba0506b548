import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Copy, copyOfWorkspace } from '../../scripts/new-domain/copy.ts';

const NAME = 'tidal';
const MINUTE = 60_000;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** What another zone's engineer does: a folder beside the others, with its own name and words. */
const addVariant = ({ folder }: Copy): void => {
  const variants = join(folder, 'apps/portal/src/variants');
  const added = join(variants, NAME);
  cpSync(join(variants, 'ftz'), added, { recursive: true });
  for (const file of globSync('**/*.ts', { cwd: added })) {
    const path = join(added, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace("name: 'ftz'", `name: '${NAME}'`).replaceAll('东港', '潮湾').replaceAll('Donggang', 'Chaowan'),
    );
  }
};

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Of `npm start` for the variant, on data of its own. */
const inCopy = ({ folder }: Copy, port: number) => ({
  cwd: folder,
  env: { ...process.env, PORT: String(port), PORTAL_VARIANT: NAME, DATA_DIR: join(folder, 'data') },
});

const start = async (copy: Copy, port: number): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    ...inCopy(copy, port),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  server.stderr?.on('data', (text) => {
    complaint += String(text);
  });
  while (!(await isReady(`http://127.0.0.1:${port}`))) {
    if (server.exitCode !== null) throw new Error(`The variant's portal did not start.\n${complaint}`);
    await setTimeout(250);
  }
  return server;
};

test('a variant is a folder: added, built, opened, taken away', async ({ page }) => {
  test.setTimeout(8 * MINUTE);
  const copy = copyOfWorkspace();
  let server: ChildProcess | undefined;
  try {
    addVariant(copy);
    const port = await freePort();
    server = await start(copy, port);
    const origin = `http://127.0.0.1:${port}`;
    const messages: string[] = [];
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));

    await page.goto(`${origin}/?lang=en`, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/^Chaowan Free Trade Zone/);
    await expect(page.getByRole('banner').first()).toContainText('Chaowan');
    await page.goto(`${origin}/policy/policyDocument?lang=zh-CN`, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/\| 潮湾/);
    await page.locator('#results li a').first().click();
    await expect(page).toHaveURL(/\/policy\/policyDocument\/pol-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(messages).toEqual([]);

    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(join(copy.folder, 'apps/portal/src/variants', NAME), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
      ...inCopy(copy, port),
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('PORTAL_VARIANT');
  } finally {
    server?.kill('SIGKILL');
    copy.remove();
  }
});
