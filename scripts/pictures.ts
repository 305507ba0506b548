/**
 * Pictures of stories and pages. `--update` retakes those that `npm test` compares and reduces them; `--reduce` only reduces
 * those that were taken otherwise. `--all` paints every story in every scheme and every page in every setting into
 * `test-results/gallery`, to be looked at.
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

const takePictures = async (all: boolean): Promise<boolean> => {
  process.env.CHROME_PATH = await ensureChromium();
  const env = all ? { PICTURES: 'all', VISUAL: 'full' } : {};
  const update = all ? [] : ['-u'];
  const ok = [
    run('node', ['scripts/build.ts']),
    run('storybook', ['build', '-o', 'storybook-static', '--quiet']),
    run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...update], env),
    run('playwright', ['test', '--project=looks', 'pictures.spec.ts', ...update], env),
  ];
  return ok.every(Boolean);
};

const ok = process.argv.includes('--reduce') || (await takePictures(process.argv.includes('--all')));
await reducePictures();
process.exit(ok ? 0 : 1);
