import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { signOn, test } from './support.ts';

/** What stands behind the login, for an enterprise with a saved profile. */
const PAGES = {
  recommend: '/policy/policyRecommend',
  'call-matched': '/policy/policyDeclaration/dec-open-26',
  'my-bookings': '/userCenter/user/space',
  apply: '/userCenter/user/policyManagement/new?call=dec-open-26',
  subscriptions: '/userCenter/user/policyManagement?tab=subscriptions',
};

const SETTINGS = [
  { name: '1440-zh-light', locale: 'zh-CN', colorScheme: 'light', width: 1440 },
  { name: '390-en-dark', locale: 'en', colorScheme: 'dark', width: 390 },
] as const;

for (const { name, locale, colorScheme, width } of SETTINGS) {
  test.describe(name, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on pages behind the login, nothing scrolls sideways, and they look as they did', async ({
      page,
    }) => {
      test.setTimeout(150_000);
      await page.goto('/policy/policyRecommend');
      await signOn(page, 'demo');
      await expect(page).toHaveURL((url) => url.pathname === '/policy/policyRecommend');
      for (const [title, path] of Object.entries(PAGES)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${title} ${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await expect.soft(page).toHaveScreenshot(`${title}.${name}.png`, { fullPage: true });
      }
    });
  });
}
