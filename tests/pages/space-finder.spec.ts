import { expect } from '@playwright/test';
import { test } from './support.ts';

test('space is narrowed by exact bounds and by a bar, each in place of the other', async ({ page }) => {
  await page.goto('/space/search');
  const area = page.getByRole('group', { name: '面积' });
  await area.getByRole('spinbutton', { name: /^面积下限/ }).fill('100');
  await area.getByRole('spinbutton', { name: /^面积上限/ }).fill('300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('area_max') === '300');
  const sizes = page.locator('#results li b').filter({ hasText: '㎡' });
  await expect(sizes.first()).toBeVisible();
  for (const size of await sizes.allTextContents()) {
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(100);
    expect(Number.parseFloat(size)).toBeLessThanOrEqual(300);
  }
  await area.getByRole('link', { name: /^200–500/ }).click();
  await expect(page).toHaveURL(({ search }) => search === '?area_band=200-500');
  await page.getByRole('link', { name: /^移除面积/ }).click();
  await expect(page).toHaveURL(({ search }) => search === '');
});

test('three spaces are chosen by keyboard and compared side by side', async ({ page }) => {
  await page.goto('/space/office', { waitUntil: 'networkidle' });
  const boxes = page.getByRole('checkbox', { name: /^对比/ });
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('link', { name: '并列对比' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '对比3处空间' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByText('最低').first()).toBeVisible();
  await table
    .getByRole('button', { name: /^移出对比/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '对比2处空间' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.getAll('compare').length === 2);
});

test('a floor of a park leads to what is vacant on it', async ({ page }) => {
  await page.goto('/space/park/park-1', { waitUntil: 'networkidle' });
  const floor = page.getByRole('link', { name: /层，共\d+处，空置\d+处$/ }).first();
  const vacant = Number(/空置(\d+)处$/.exec((await floor.getAttribute('aria-label')) ?? '')?.[1]);
  await floor.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.has('floor'));
  await expect(page.getByRole('table', { name: /的空置单元$/ }).getByRole('row')).toHaveCount(vacant + 1);
});

test('a unit at the address of another kind is found at its own', async ({ page }) => {
  await page.goto('/space/office/unit-2');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/space/factory/unit-2');
  await page.goto('/space/briefIntroduction?type=7');
  await expect(page).toHaveURL(({ search }) => search === '?type=1');
});

test('the units of a search stand beside a plan, filters and all', async ({ page }) => {
  const units = page.getByRole('checkbox', { name: /^对比/ });
  await page.goto('/space/search?area_max=300', { waitUntil: 'networkidle' });
  const listed = await units.count();
  await page.getByRole('link', { name: '平面图' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ search }) => search === '?view=plan&area_max=300');
  const places = page.getByRole('list', { name: '空间检索' }).locator(':scope > li');
  await expect(places.first()).toBeVisible();
  await expect(units).toHaveCount(listed);
  await expect(page.getByRole('region', { name: '平面图' })).toHaveAttribute('data-state', 'ready');
  await page.getByRole('link', { name: '租金从低' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('view') === 'plan');
});

test('where the plan is not read, the units of a search stand alone', async ({ page }) => {
  await page.route('**/land_overlays*', (route) => route.abort());
  // Before the page is alive a click would have the server read the plan.
  await page.goto('/space/search', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '平面图' }).click();
  await expect(page.getByText('平面图数据没有读到')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^对比/ })).toHaveCount(20);
});
