import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

/** The packed packages in applications outside the workspace. `--project vite` alone is the quicker half. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/importers',
  workers: 1,
  forbidOnly: true,
  // An installation from the registry and a build come before the first test.
  timeout: 240_000,
  use: { viewport: { width: 1280, height: 800 }, launchOptions: chromiumLaunch() },
  projects: [
    { name: 'vite', testMatch: 'vite.spec.ts' },
    { name: 'next', testMatch: 'next.spec.ts' },
  ],
});
