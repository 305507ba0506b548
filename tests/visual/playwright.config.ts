import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

/** `VISUAL=full` compares nothing: it paints every story in every scheme, to be looked at. */
const isGallery = process.env.VISUAL === 'full';

const WEIGHT = 'weight.spec.ts';

/** Pictures of stories, over the built Storybook (`storybook-static`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  workers: 2,
  fullyParallel: true,
  // Of a group of forty stories, on a machine that is busy; each of them has a limit of its own (storybook-page.ts).
  timeout: 600_000,
  snapshotPathTemplate: isGallery ? '../../test-results/gallery/{arg}{ext}' : '{testDir}/__screenshots__/{arg}{ext}',
  ...(isGallery && { updateSnapshots: 'all' as const }),
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' } },
  use: {
    viewport: { width: 800, height: 600 },
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'looks', testIgnore: WEIGHT },
    // It measures time: `npm test` runs it when all else has ended.
    { name: 'weight', testMatch: WEIGHT, use: { launchOptions: chromiumLaunch({ isTimed: true }) } },
  ],
});
