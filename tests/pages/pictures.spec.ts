import { expect } from '@playwright/test';
import { BSR, openWhole, PUBLIC_PAGES, test } from './support.ts';

/** `PICTURES=all` takes every page in every setting (npm run pictures:all); otherwise a choice that ends in minutes. */
const ALL = process.env.PICTURES === 'all';

const SETTINGS = [
  { name: '1440-zh-light', locale: 'zh-CN', colorScheme: 'light', width: 1440, always: true },
  { name: '390-zh-light', locale: 'zh-CN', colorScheme: 'light', width: 390, always: true },
  { name: '1440-en-dark', locale: 'en', colorScheme: 'dark', width: 1440, always: true },
  { name: '768-zh-light', locale: 'zh-CN', colorScheme: 'light', width: 768, always: false },
  { name: '390-en-dark', locale: 'en', colorScheme: 'dark', width: 390, always: false },
] as const;

const PAGES = { ...PUBLIC_PAGES, 'bsr-home': `${BSR}/`, 'booking-closed': `${BSR}/?dialog=booking` };

for (const { name, locale, colorScheme, width } of SETTINGS.filter(({ always }) => ALL || always)) {
  test.describe(name, () => {
    test.use({
      locale,
      colorScheme,
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    for (const [page, path] of Object.entries(PAGES)) {
      test(`${page} looks as it did`, async ({ page: tab }) => {
        await openWhole(tab, path);
        // Another captcha each time.
        const mask = [tab.locator('[data-status=ready] img')];
        await expect(tab).toHaveScreenshot(`${page}.${name}.png`, { fullPage: true, mask });
      });
    }
  });
}
