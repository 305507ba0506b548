import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

/** Screen-reader announcements, over the built Storybook (`storybook-static`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/announcements',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  use: { launchOptions: chromiumLaunch() },
});
