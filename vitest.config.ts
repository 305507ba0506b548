import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      'apps/api/vitest.config.ts',
      {
        test: {
          name: 'unit',
          // A worker loads a module once for all its files. Each test restores what it stubs.
          isolate: false,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/{*,src/**/*}.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        // What crosses packages without a browser: the client against the service over HTTP.
        test: {
          name: 'cross',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['apps/api/test/template.ts'],
          // They run beside other steps, and some read every page's catalogues.
          testTimeout: 30_000,
        },
      },
      {
        // Every story is a test: it renders, its play function passes, axe finds nothing.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // All files in one page, which has the modules from the first: each in a frame of its own takes twice as long.
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without motion: what has just opened is already there.
            provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
