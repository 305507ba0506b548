import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { packTarball } from '../../scripts/packages/pack.ts';
import { buildPackage, distOf, type PackageName } from '../../scripts/packages/package.ts';

export interface Importer {
  /** The application's folder, outside the workspace. */
  folder: string;
  /** Runs a script below its folder and gives what it printed. */
  run: (script: string, ...args: string[]) => string;
  /** Serves its build by such a script; `PORT` among the arguments stands for a free port. Gives the origin. */
  serve: (script: string, ...args: string[]) => Promise<string>;
  /** The same for a development server. */
  develop: (script: string, ...args: string[]) => Promise<string>;
  close: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = async (origin: string) => {
  for (let tries = 0; tries < 150; tries += 1) {
    const ok = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${origin} does not answer.`);
};

/** A package's build serves all importers of a run; with `PACKAGES=built`, the one that is there. */
const builds = new Map<PackageName, Promise<string>>();
const buildOnce = (name: PackageName): Promise<string> => {
  const build =
    builds.get(name) ?? (process.env.PACKAGES === 'built' ? Promise.resolve(distOf(name)) : buildPackage(name));
  builds.set(name, build);
  return build;
};

/** Installs packed packages into a copy of `apps/<name>` in the system's temporary folder, as anyone would. */
export const installImporter = async (
  name: 'node' | 'vite' | 'next',
  packages: readonly PackageName[],
): Promise<Importer> => {
  const outside = realpathSync(mkdtempSync(join(tmpdir(), `zonekit-${name}-`)));
  const folder = join(outside, 'app');
  cpSync(join(import.meta.dirname, 'apps', name), folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'apps/zone'), join(folder, 'zone'), { recursive: true });
  for (const file of ['long.pdf', 'harbour.mp4'])
    cpSync(join(import.meta.dirname, '../../packages/portal-kit/fixtures', file), join(folder, 'public/files', file));
  const tarballs: string[] = [];
  for (const each of packages) tarballs.push(packTarball(await buildOnce(each), outside).file);
  const options = [
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--prefer-offline',
    '--ignore-scripts',
  ];
  execFileSync('npm', ['install', ...options, ...tarballs], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const environment = (mode: 'production' | 'development') => ({
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const servers: ChildProcess[] = [];
  const start = async (env: NodeJS.ProcessEnv, script: string, args: readonly string[]) => {
    const port = await freePort();
    const filledArgs = args.map((argument) => (argument === 'PORT' ? String(port) : argument));
    servers.push(spawn(process.execPath, [join(folder, script), ...filledArgs], { cwd: folder, stdio: 'ignore', env }));
    const origin = `http://127.0.0.1:${port}`;
    await answers(origin);
    return origin;
  };
  return {
    folder,
    run: (script, ...args) =>
      execFileSync(process.execPath, [join(folder, script), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: environment('production'),
      }),
    serve: (script, ...args) => start(environment('production'), script, args),
    develop: (script, ...args) => start(environment('development'), script, args),
    close: async () => {
      for (const server of servers.filter(({ exitCode }) => exitCode === null)) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill();
        await ended;
      }
      rmSync(outside, { recursive: true, force: true });
    },
  };
};

/** What the page complains of: console errors and warnings, uncaught errors, failed requests. */
export const listen = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
};

/** Button, dialog and input work and wear their styles; the theme's tokens and the brand's colours are there. */
export const expectWorkingDialog = async (page: Page) => {
  const open = page.getByRole('button', { name: 'Open' });
  const style = (property: string) =>
    open.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  expect(await style('background-color')).toMatch(/^rgb\((?!0, 0, 0\))/);
  expect(await style('border-radius')).not.toBe('0px');
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Name' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('width', '480px');
  const input = dialog.getByLabel('Enterprise');
  await input.fill('Lantu');
  await expect(input).toHaveValue('Lantu');
  expect(await input.evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
};
