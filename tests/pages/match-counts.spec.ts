import { expect } from '@playwright/test';
import { storageOf } from './callers.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { originOf, prepare, test } from './support.ts';

/** Pages with numbers of criteria that the saved profile meets. */
const PAGES = ['/', '/policy/policyDeclaration'];

for (const variant of ['ftz', 'bsr'] as const) {
  test(`${variant} shows a user with a profile the criteria that are met, and greets with the matches`, async ({
    browser,
  }) => {
    const origin = originOf(variant);
    const context = await browser.newContext({ baseURL: origin, storageState: await storageOf(origin, 'demo') });
    await prepare(context);
    const page = await context.newPage();
    const layoutShift = await watchLayoutShift(page);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('[data-matched]').first()).toHaveText(/符合\s*\d+\/\d+/);
      expect(await layoutShift(), path).toBeLessThan(0.02);
    }
    await page.goto('/');
    const greeting = page.getByRole('heading', { name: /^\d+项申报，您的企业条件全部符合$/ });
    await expect(greeting).toBeVisible();
    const eligible = Number.parseInt((await greeting.textContent()) ?? '', 10);
    await page.getByRole('link', { name: '查看匹配结果' }).click();
    await expect(page).toHaveURL(/policyRecommend/);
    await expect(page.getByRole('main')).toContainText(`${eligible}`);
    await context.close();
  });
}
