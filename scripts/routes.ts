/**
 * Every page of the route manifest in both languages and all themes, opened at 320 px: `npm run routes:all`. `npm test` opens
 * each in one or two of these settings. An argument narrows it to addresses that contain it (`npm run routes:all -- policy`).
 */
import { ensureChromium } from './ensure-chromium.ts';
import { exec } from './run-vitest.ts';

const [filter = ''] = process.argv.slice(2).filter((arg) => arg !== '--');

process.env.CHROME_PATH = await ensureChromium();
const ok =
  (await exec('node', ['scripts/build.ts'])) &&
  (await exec('playwright', ['test', '--project=looks', '--reporter=list', 'route-manifest.spec.ts'], {
    SETTINGS: 'all',
    ROUTES: filter,
  }));
process.exit(ok ? 0 : 1);
