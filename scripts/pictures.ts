/**
 * Pictures of stories and pages. `--update` takes those that `npm test` compares anew; `--all` paints every story in every
 * scheme into `test-results/gallery`, to be looked at, and takes every page in every setting.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';

const root = join(import.meta.dirname, '..');
const all = process.argv.includes('--all');

process.env.CHROME_PATH = await ensureChromium();

const run = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const pictures = all ? { PICTURES: 'all', VISUAL: 'full' } : {};
const ok = [
  run('node', ['scripts/build.ts']),
  run('storybook', ['build', '-o', 'storybook-static', '--quiet']),
  run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...(all ? [] : ['-u'])], pictures),
  run(
    'playwright',
    ['test', '--project=looks', 'pictures.spec.ts', 'signed-in.spec.ts', ...(all ? [] : ['-u'])],
    pictures,
  ),
];
process.exit(ok.every(Boolean) ? 0 : 1);
