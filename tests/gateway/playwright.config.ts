import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

const PORT = 4304;
/** The time of the pages' tests. Stored in the environment, since each worker evaluates this file again. */
process.env.TEST_SHIFT ??= String(Date.parse('2026-11-20T09:30:00+08:00') - Date.now());

/** The portal with `TRANSPORT=gateway`: the main job of `tests/pages`, unchanged, and what this transport promises besides. */
export default defineConfig({
  testDir: '..',
  testMatch: ['gateway/*.spec.ts', 'pages/main-job.journey.spec.ts'],
  grep: /gateway|in Chinese/,
  outputDir: '../../test-results/gateway',
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  webServer: {
    // An earlier run has booked, and was granted a file.
    command: 'rm -rf test-results/data-gateway && exec node --import ./tests/shift-clock.ts scripts/start.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: `${PORT}`,
      PORTAL_VARIANT: 'ftz',
      TRANSPORT: 'gateway',
      DATA_DIR: 'test-results/data-gateway',
      TEST_SHIFT: process.env.TEST_SHIFT,
      LOG_LEVEL: 'warn',
      // All tests have one address.
      LIMIT_PER_MINUTE: '0',
      PAGES_PER_MINUTE: '1000000',
    },
  },
});
