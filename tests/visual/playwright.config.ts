import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

/** Pictures of stories, over the built Storybook (`storybook-static`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' } },
  use: {
    viewport: { width: 800, height: 600 },
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    launchOptions: chromiumLaunch(),
  },
});
