/**
 * Pictures of stories and pages. `--update` retakes those that are there and reduces them; `--reduce` only reduces those that
 * were taken otherwise. `--compare` compares all; `npm test` every third story, and of ui one theme of three. `--all` paints
 * every story in every scheme and every page in every setting into `test-results/gallery`, to be looked at.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { reducePicture } from './pictures/reduce-picture.ts';

const root = join(import.meta.dirname, '..');

const reducePictures = async (): Promise<void> => {
  let reduced = 0;
  for (const file of globSync('tests/*/__screenshots__/**/*.png', { cwd: root })) {
    if (await reducePicture(join(root, file))) reduced += 1;
  }
  console.log(`Reduced ${reduced} pictures to a palette.`);
};

const run = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

type Mode = 'all' | 'compare' | 'update';

const takePictures = async (mode: Mode): Promise<boolean> => {
  process.env.CHROME_PATH = await ensureChromium();
  const env: Record<string, string> = mode === 'all' ? { PICTURES: 'all', VISUAL: 'full' } : { VISUAL: 'compare' };
  const update = mode === 'update' ? ['-u'] : [];
  const ok = [
    run('node', ['scripts/build.ts']),
    run('storybook', ['build', '-o', 'storybook-static', '--quiet']),
    run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...update], env),
    run('playwright', ['test', '--project=looks', 'pictures.spec.ts', ...update], env),
  ];
  return ok.every(Boolean);
};

const modes = ['all', 'compare'] as const;
const mode = modes.find((name) => process.argv.includes(`--${name}`)) ?? 'update';
const ok = process.argv.includes('--reduce') || (await takePictures(mode));
if (mode !== 'compare') await reducePictures();
process.exit(ok ? 0 : 1);
