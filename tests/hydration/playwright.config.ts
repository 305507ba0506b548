import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

const PORT = 4306;
/** The time of the pages' tests. Stored in the environment, since each worker evaluates this file again. */
process.env.TEST_SHIFT ??= String(Date.parse('2026-11-20T09:30:00+08:00') - Date.now());

/** Pages under React's development files, which say where the browser's first rendering is not the server's. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/hydration',
  // A page waits half a second for its network to be idle; another is rendered meanwhile.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: 'node --import ./tests/shift-clock.ts scripts/start.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/api/ready`,
    // It builds the portal and fills the database.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: `${PORT}`,
      PORTAL_VARIANT: 'ftz',
      PORTAL_BUILD: 'development',
      NODE_ENV: 'development',
      DATA_DIR: 'test-results/data-hydration',
      TEST_SHIFT: process.env.TEST_SHIFT,
      LOG_LEVEL: 'warn',
      // Two browsers keep the machine busy, which is no reason for a 503.
      MAX_LAG_MS: '0',
      // All tests have one address.
      LIMIT_PER_MINUTE: '0',
      PAGES_PER_MINUTE: '1000000',
    },
  },
});
