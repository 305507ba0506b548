import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { BSR, openWhole, PUBLIC_PAGES, test } from './support.ts';

const SETTINGS = [
  { name: 'Chinese, light, wide', locale: 'zh-CN', colorScheme: 'light', width: 1440, contrast: 'no-preference' },
  { name: 'English, dark, 320 wide', locale: 'en', colorScheme: 'dark', width: 320, contrast: 'no-preference' },
  { name: 'Chinese, high contrast, 390 wide', locale: 'zh-CN', colorScheme: 'light', width: 390, contrast: 'more' },
] as const;

for (const { name, locale, colorScheme, width, contrast } of SETTINGS) {
  test.describe(name, () => {
    test.use({
      locale,
      colorScheme,
      contrast,
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    for (const [page, path] of Object.entries({
      ...PUBLIC_PAGES,
      'bsr home': `${BSR}/`,
      booking: '/?dialog=booking',
    })) {
      test(`axe finds nothing on ${page}, and nothing scrolls sideways`, async ({ page: tab }) => {
        await openWhole(tab, path);
        const { violations } = await new AxeBuilder({ page: tab }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}
