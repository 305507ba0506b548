import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/new-variant',
  workers: 1,
  forbidOnly: true,
  use: { viewport: { width: 1280, height: 800 }, launchOptions: chromiumLaunch() },
});
