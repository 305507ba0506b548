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
  // A process in reserve for the next navigation: an eighth of the processor time of a page with axe.
  'SpareRendererForSitePerProcess',
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

/** V8 compiles and collects garbage on the page's own thread: with two browsers on two cores, more threads cost a twelfth more. */
const SINGLE_THREADED = '--js-flags=--single-threaded';

/**
 * For Playwright's and Vitest's `launchOptions`. Where no locale is set, Chromium would save no file under a Chinese name.
 * @param isTimed Whether times are measured, for which V8 has its threads as visitors' has.
 */
export const chromiumLaunch = ({ isTimed = false } = {}) => {
  const executablePath = chromiumPath();
  const args = isTimed ? chromiumArgs : [...chromiumArgs, SINGLE_THREADED];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return { args, env, ...(executablePath ? { executablePath } : {}) };
};
