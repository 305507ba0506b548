import { expect, type Page } from '@playwright/test';
import { NAV_PANEL_OFFSETS } from '../../packages/portal-kit/src/site-header/core/nav-constants.ts';
import { alive, BSR, test } from './support.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: '快捷服务' });

/** What the floating panel lies over when it gets the focus, of all that can have it, and how many those are. */
const walk = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('aside[data-moved]') as HTMLElement;
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const covered = stops.filter((stop) => {
      stop.focus();
      if (document.activeElement !== stop || panel.contains(stop)) return false;
      const [a, b] = [stop.getBoundingClientRect(), panel.getBoundingClientRect()];
      return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
    });
    return { stops: stops.length, covered: covered.map((stop) => stop.textContent) };
  });

for (const [width, height] of [
  [1440, 900],
  [1100, 700],
  [390, 844],
] as const) {
  test(`the floating panel never covers what has the focus, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/policy/policyDocument');
    await expect(panelOf(page)).toBeVisible();
    const { stops, covered } = await walk(page);
    expect(stops).toBeGreaterThan(100);
    expect(covered).toEqual([]);
  });
}

test('the floating panel opens a dialog of the shell, which gives the focus back', async ({ page }) => {
  await page.goto('/');
  const booking = panelOf(page).getByRole('link', { name: '路演预约' });
  await booking.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(booking).toBeFocused();
});

test('a menu that is pressed before the page is awake opens when it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(BSR, { waitUntil: 'commit' });
  const menu = page.locator('[data-nav-item=registration] > button');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

/** Lead, groups and aside of a panel side by side, in px: highlights starts further left than 970, and ends with the content. */
const WIDE_PANEL = 1076;

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const width of [1280, 1440, 1920]) {
      test(`the panels of the nav start at their offsets and end within the content, ${width} wide in ${locale}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await alive(page);
        const starts: Record<string, number> = {};
        let content = 0;
        for (const id of Object.keys(NAV_PANEL_OFFSETS)) {
          const panel = page.locator(`#nav-${id}`);
          // The code of panels comes when the browser is idle; Enter before that follows the item's link.
          await expect(async () => {
            await page.mouse.move(0, 400);
            await page.locator(`[data-nav-item=${id}] > :is(a, button)`).hover();
            await expect(panel).toBeVisible({ timeout: 1000 });
          }).toPass();
          const { start, beyond, room } = await panel.evaluate((element) => {
            const grid = element.firstElementChild as HTMLElement;
            const row = document.querySelector<HTMLElement>('header > div') as HTMLElement;
            const left = row.getBoundingClientRect().left + parseFloat(getComputedStyle(row).paddingLeft);
            const right = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight);
            const columns = [...grid.children]
              .map((column) => column.getBoundingClientRect())
              .filter((box) => box.width);
            return {
              room: right - left,
              start: Math.min(...columns.map((box) => box.left)) - left,
              beyond: Math.max(...columns.map((box) => box.right)) - right,
            };
          });
          starts[id] = Math.round(start);
          content = room;
          expect(beyond).toBeLessThanOrEqual(0.5);
        }
        expect(starts).toEqual({ ...NAV_PANEL_OFFSETS, highlights: content - WIDE_PANEL });
      });
    }
  });
}

const currentOf = (page: Page) => page.locator('header nav').first().locator('li > [aria-current]');

test('the current item of the nav follows the address: after a reload, Back and a typed anchor', async ({ page }) => {
  await page.goto('/policy/policyDocument');
  await expect(currentOf(page)).toHaveText(['政策']);
  await page.reload();
  await expect(currentOf(page)).toHaveText(['政策']);
  await page.goto('/');
  await expect(currentOf(page)).toHaveText(['首页']);
  await page.evaluate(() => {
    location.hash = 'industrial-activity';
  });
  await expect(page.locator('header nav').first().locator('li:nth-child(5) > [aria-current]')).toBeVisible();
  await expect(currentOf(page)).toHaveCount(1);
  await expect(page.locator('#industrial-activity')).toBeInViewport();
  await page.reload();
  await expect(page.locator('header nav').first().locator('li:nth-child(5) > [aria-current]')).toBeVisible();
  await page.goBack();
  await expect(currentOf(page)).toHaveText(['首页']);
});
