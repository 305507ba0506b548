/**
 * Finds a Chromium or installs one, and says which. In this order: CHROME_PATH, the system's, Playwright's own;
 * else Playwright's download; else Debian's packages where this is root on Debian.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../tests/chromium.ts';

/** Fonts that the reference pictures were painted with, by Debian's package, and what tells that one is there. */
const FONTS = [
  ['fonts-noto-cjk', ':lang=zh'],
  ['fonts-liberation', 'Liberation Sans'],
] as const;

const lacks = (pattern: string): boolean =>
  process.platform === 'linux' && !spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim();

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const apt = (...packages: string[]) => {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
};

/** Path of a Chromium; installs it, and the fonts of the reference pictures, where they are missing. */
export const ensureChromium = async (): Promise<string> => {
  if (!chromiumPath()) {
    console.log('No Chromium here; trying Playwright’s download …');
    const download = spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
    if (download.status !== 0 && isRootOnDebian()) {
      console.log('… which is out of reach; installing Debian’s packages …');
      apt('chromium');
    }
  }
  const fonts = FONTS.flatMap(([name, pattern]) => (lacks(pattern) ? [name] : []));
  if (fonts.length > 0 && isRootOnDebian()) apt('fontconfig', ...fonts);
  const path = chromiumPath();
  if (!path) {
    throw new Error(
      'The browser tests need a Chromium and found none. Install one and set CHROME_PATH, or run as root on Debian.',
    );
  }
  console.log(`Chromium: ${path}`);
  return path;
};
