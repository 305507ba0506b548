import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that is there, or null. In this order: CHROME_PATH, the system's, Playwright's own. */
export const chromiumPath = (): string | null =>
  [process.env.CHROME_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path)) ?? null;

/**
 * Features that are off. Of several `--disable-features` the last alone counts, so those that Playwright turns off
 * (its `chromiumSwitches.ts`) stand here too.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Pages for the suggestions of the address bar, which each window loads: two fifths of the processor time of a visit.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Without a sandbox since CI is root; without what would call home; without hinting so that pictures compare. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** For Playwright's and Vitest's `launchOptions`. Where no locale is set, Chromium would save no file under a Chinese name. */
export const chromiumLaunch = () => {
  const executablePath = chromiumPath();
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return { args: chromiumArgs, env, ...(executablePath ? { executablePath } : {}) };
};
