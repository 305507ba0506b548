import { expect } from '@playwright/test';
import { type PictureSetting, pagesOf, pictures, VARIANT_NAMES } from '../route-manifest.ts';
import { storageOf } from './callers.ts';
import { openWhole, originOf, test } from './support.ts';

/** `PICTURES=all` takes every page in every setting (npm run pictures:all); otherwise those that the manifest chooses. */
const ALL = process.env.PICTURES === 'all';

interface Setting {
  locale: string;
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const SETTINGS: Record<PictureSetting, Setting> = {
  desktop: { locale: 'zh-CN', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  phone: { locale: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
};

const GALLERY: Record<string, Setting> = {
  ...SETTINGS,
  'desktop-en-dark': { ...SETTINGS.desktop, locale: 'en', colorScheme: 'dark' },
  'tablet-zh-light': { ...SETTINGS.desktop, viewport: { width: 768, height: 1024 } },
  'phone-zh-light': { ...SETTINGS.phone, locale: 'zh-CN', colorScheme: 'light' },
};

const everyPage = () =>
  VARIANT_NAMES.flatMap((variant) =>
    pagesOf(variant).flatMap((page) => {
      const name = `${variant}${page.address}${page.signedIn ? ' signed in' : ''}`.replace(/[^\w-]+/g, '-');
      return Object.keys(GALLERY).map((setting) => ({ ...page, name, setting }));
    }),
  );

for (const { name, setting, address, variant, signedIn } of ALL ? everyPage() : pictures()) {
  test.describe(() => {
    test.use({
      ...GALLERY[setting],
      contextOptions: { reducedMotion: 'reduce' },
      storageState: async ({ browserName: _ }, use) =>
        use(signedIn ? await storageOf(originOf(variant), 'demo') : undefined),
    });

    test(`${name} looks as it did, ${setting}: ${address}`, async ({ page }) => {
      await openWhole(page, originOf(variant) + address);
      // Tests before this one may have changed records.
      const bell = page.getByRole('button', { name: /^(通知|Notifications)/ });
      if (signedIn && (await page.getByRole('banner').count()) > 0) await expect(bell).toBeVisible();
      // Another captcha each time.
      const mask = [page.locator('[data-status=ready] img'), bell];
      await expect(page).toHaveScreenshot([setting, `${name}.png`], { fullPage: ALL, mask });
    });
  });
}
