import { expect, type Page } from '@playwright/test';
import { BSR, test } from './support.ts';

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
