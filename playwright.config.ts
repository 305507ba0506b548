import { defineConfig } from '@playwright/test';
import type { Build } from './scripts/build-portal.ts';
import { chromiumLaunch } from './tests/chromium.ts';
import { demoFolder } from './tests/pages/demo-folder.ts';
import { VARIANT_NAMES, type VariantName } from './tests/route-manifest.ts';

/** Servers and pages live here, so that pictures are the same every day. */
const NOW = '2026-11-20T09:30:00+08:00';
// Kept in the environment: each worker reads this file anew, and all must be shifted alike.
process.env.TEST_SHIFT ??= String(Date.parse(NOW) - Date.now());

/** The first of three ports; another run beside this one takes others. */
process.env.TEST_PORT ??= '4180';
const PORT = Number(process.env.TEST_PORT);

/** They book and save, and so come after all that is compared with a picture. */
const JOURNEYS = '*.journey.spec.ts';

/** `PICTURES=all` compares nothing: it takes every page in every setting, to be looked at. */
const isGallery = process.env.PICTURES === 'all';

const NODE = 'node --import ./tests/shift-clock.ts';

/** Playwright starts one server after the other: the first fills the databases of all. */
const FILL = [`rm -rf ${VARIANT_NAMES.map(demoFolder).join(' ')}`, `${NODE} tests/pages/fill-demo.ts`];

const dataDir = (port: number) => `test-results/data-${port}`;

/** @param first commands that go before its own */
const serve = (variant: VariantName, port: number, build: Build = 'production', first: readonly string[] = []) => ({
  // An earlier run has booked and saved.
  command: [
    ...first,
    `rm -rf ${dataDir(port)}`,
    `cp -r ${demoFolder(variant)} ${dataDir(port)}`,
    `exec ${NODE} scripts/start.ts`,
  ].join(' && '),
  url: `http://localhost:${port}/api/ready`,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: `${port}`,
    PORTAL_VARIANT: variant,
    PORTAL_BUILD: build,
    ...(build === 'development' && { NODE_ENV: build }),
    DATA_DIR: dataDir(port),
    TEST_SHIFT: process.env.TEST_SHIFT ?? '0',
    LOG_LEVEL: 'warn',
    // Two browsers keep the machine busy, which is no reason for a 503.
    MAX_LAG_MS: '0',
    // All tests have one address.
    LIMIT_PER_MINUTE: '0',
    PAGES_PER_MINUTE: '1000000',
  },
});

export default defineConfig({
  testDir: 'tests/pages',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Ends what hangs. Beside other steps a test of several pages takes half of it; each action and expectation has its own limit.
  timeout: 120_000,
  outputDir: 'test-results/pages',
  snapshotPathTemplate: isGallery ? 'test-results/gallery/{arg}{ext}' : 'tests/pages/__screenshots__/{arg}{ext}',
  ...(isGallery && { updateSnapshots: 'all' as const }),
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    actionTimeout: 30_000,
    // A trace of every test takes a quarter of their time: `--trace retain-on-failure` makes them where one is looked for.
  },
  projects: [
    { name: 'looks', testIgnore: JOURNEYS },
    { name: 'journeys', testMatch: JOURNEYS, dependencies: ['looks'] },
  ],
  webServer: [serve('ftz', PORT, 'production', FILL), serve('bsr', PORT + 1), serve('ftz', PORT + 2, 'development')],
});
