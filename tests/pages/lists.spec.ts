import { expect } from '@playwright/test';
import { test } from './support.ts';

const CALLS = '/policy/policyDeclaration';
const LISTS = [CALLS, '/policy/policyDocument'];
const WINDOW = 900;

for (const path of LISTS) {
  for (const lang of ['zh-CN', 'en']) {
    // The first result of the calls stood at y = 770, and a row of four short lines was 156 px high.
    test(`${path} in ${lang} shows three results in a window of 1440 by 900, in rows of about 100 px`, async ({
      page,
    }) => {
      await page.goto(`${path}?lang=${lang}`);
      const rows = page.locator('#results li');
      await expect(rows.nth(2)).toBeVisible();
      const boxes = await Promise.all([0, 1, 2].map((index) => rows.nth(index).boundingBox()));
      for (const box of boxes) expect(box?.height).toBeLessThan(112);
      const third = boxes[2];
      expect((third?.y ?? WINDOW) + (third?.height ?? 0)).toBeLessThan(WINDOW);
    });
  }
}

test('the calls open on what is live, and all of them are one click away', async ({ page }) => {
  const total = async () =>
    Number(/\d+/.exec((await page.locator('#results').getByRole('status').first().textContent()) ?? '')?.[0]);
  await page.goto(CALLS);
  const live = await total();
  const status = page.getByRole('group', { name: '状态' });
  await expect(status.locator('[aria-current]')).toHaveText([/^即将开放/, /^正在受理/, /^即将截止/]);
  await status.getByRole('link', { name: '全部' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('status') === 'all');
  await expect.poll(total).toBeGreaterThan(live);
  await page.goBack();
  await expect.poll(total).toBe(live);
});

test('a facet after the third unfolds by keyboard, and a choice in it narrows the list', async ({ page }) => {
  // A click before the page is interactive loads a new document, whose filters are folded.
  await page.goto(LISTS[1] ?? '', { waitUntil: 'networkidle' });
  const year = page.getByRole('group', { name: '年份' });
  await expect(year.getByRole('link').first()).not.toBeVisible();
  await page.getByText('全部筛选').focus();
  await page.keyboard.press('Enter');
  await year.getByRole('link', { name: /^2025/ }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('year') === '2025');
  await expect(year.getByRole('link', { name: /^2025/ })).toHaveAttribute('aria-current', 'true');
});

test('a page after the last one says that the list ends before, and leads to the last page', async ({ page }) => {
  await page.goto(`${LISTS[1]}?page=999`);
  await expect(page.getByRole('heading', { name: '列表没有第 999 页' })).toBeVisible();
  await page.getByRole('link', { name: '到最后一页' }).click();
  await expect(page.locator('#results li').first()).toBeVisible();
  await expect(page).toHaveURL(/page=\d+$/);
});
