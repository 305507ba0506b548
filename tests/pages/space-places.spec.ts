import { expect, type Page } from '@playwright/test';
import { alive, listen, test } from './support.ts';

const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
const numbers = (page: Page) => page.locator('.leaflet-marker-icon.leaflet-interactive');

for (const address of ['/space/map', '/space/map?num=9', '/space/map?num=1&num=2']) {
  test(`${address} shows offices, and its address says so`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\?num=1(&|$)/);
    await expect(page.getByRole('link', { name: '办公空间' })).toHaveAttribute('aria-current', 'page');
  });
}

test('what the list has in focus is marked on the map, and what the map is pointed at in the list', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/space/map?num=1', { waitUntil: 'networkidle' });
  const list = rows(page, '楼宇');
  await expect(numbers(page)).toHaveCount(await list.count());
  await list.nth(2).getByRole('link').focus();
  await expect(numbers(page).nth(2)).toHaveAttribute('data-now', '');
  await expect(numbers(page).nth(0)).not.toHaveAttribute('data-now');
  await numbers(page).nth(4).dispatchEvent('mouseover');
  await expect(list.nth(4)).toHaveAttribute('data-now', '');
  expect(said).toEqual([]);
});

test('every kind of place on the plan is in a list, and a filter leaves the same on both', async ({ page }) => {
  await page.goto('/space/map?num=4', { waitUntil: 'networkidle' });
  await expect(numbers(page)).toHaveCount(await rows(page, '地块').count());
  await page
    .getByRole('link', { name: /^可供地/ })
    .first()
    .click();
  await expect(page).toHaveURL(/state=vacant/);
  await expect(rows(page, '地块').filter({ hasNotText: '可供地' })).toHaveCount(0);
  await expect(numbers(page)).toHaveCount(await rows(page, '地块').count());
  await page.getByRole('navigation', { name: '显示' }).getByRole('link', { name: '园区' }).click();
  await expect(rows(page, '园区').first()).toBeVisible();
  await expect(numbers(page)).toHaveCount(await rows(page, '园区').count());
});

test('a building leads to its own units, and from them to those of all', async ({ page }) => {
  // Words would not do: `Building A` is `Building` to an English search.
  await page.goto('/space/map?num=1&lang=en', { waitUntil: 'networkidle' });
  const building = rows(page, 'Buildings').first();
  const units = Number(/(\d+) units?/.exec((await building.textContent()) ?? '')?.[1]);
  await building.getByRole('link').click();
  await expect(page).toHaveURL(/building=/);
  await expect(page.getByText(/^Units of .+ in .+\./)).toBeVisible();
  const total = page.getByRole('status').filter({ hasText: new RegExp(`^${units} results$`) });
  await expect(total).toBeVisible();
  await page.getByRole('link', { name: 'Show those of all buildings' }).click();
  await expect(page).not.toHaveURL(/building=/);
  await expect(total).toBeHidden();
});

test('without the code of the map the list stands alone and says why', async ({ page }) => {
  await page.route('**/assets/*', async (route) => {
    const answer = await route.fetch();
    if (
      answer.headers()['content-type']?.includes('javascript') &&
      (await answer.text()).includes('leaflet-container')
    ) {
      return route.abort();
    }
    return route.fulfill({ response: answer });
  });
  await page.goto('/space/map?num=1', { waitUntil: 'networkidle' });
  await expect(page.getByRole('alert')).toHaveText(/列表不受影响/);
  await expect(rows(page, '楼宇').first()).toBeVisible();
});

test('a panorama keeps its scene in the address, and stands alone for embedding', async ({ page }) => {
  await page.goto('/space/panoramagram', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '屋顶露台' }).click();
  await expect(page).toHaveURL(/scene=scene-1-3/);
  await page.goto('/space/panoramagram?scene=scene-1-3', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: '屋顶露台' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/single/blwvr?panorama=panorama-2', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: '卸货平台' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('an incubator is found by its vacant seats and leads to a viewing of its park', async ({ page }) => {
  await page.goto('/space/Incubator?seats=vacant&sort=vacant_seats', { waitUntil: 'networkidle' });
  await alive(page);
  await expect(page.getByText('席位已满')).toHaveCount(0);
  await page.locator('main a[href^="/space/Incubator/"]').first().click();
  await expect(page.getByRole('heading', { level: 2, name: '怎样入孵' })).toBeVisible();
  await page.getByRole('link', { name: '预约参观' }).click();
  await expect(page).toHaveURL(/\/space\/reserve\?park=/);
});
