/**
 * Pictures of stories and pages. `--update` takes them anew; `--check` compares every one, of which `npm test` takes a part; `--all` paints every story in every
 * scheme into `test-results/gallery`, to be looked at, and takes every page in every setting.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';

const root = join(import.meta.dirname, '..');
const all = process.argv.includes('--all');
const update = process.argv.includes('--update') ? ['-u'] : [];

process.env.CHROME_PATH = await ensureChromium();

const run = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const pictures = all ? { PICTURES: 'all', VISUAL: 'full' } : { VISUAL: 'themes' };
const ok = [
  run('node', ['scripts/build.ts']),
  run('storybook', ['build', '-o', 'storybook-static', '--quiet']),
  run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...update], pictures),
  run('playwright', ['test', '--project=looks', 'pictures.spec.ts', 'signed-in.spec.ts', ...update], pictures),
];
process.exit(ok.every(Boolean) ? 0 : 1);
