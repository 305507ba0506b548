import { expect, type Locator, type Page } from '@playwright/test';
import { VARIANT_NAMES } from '../route-manifest.ts';
import { alive, originOf, test } from './support.ts';

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
    // Its height is measured in the frame after the page is alive.
    await expect(page.locator('html')).toHaveAttribute('style', /--zk-floating-panel:/);
    const { stops, covered } = await walk(page);
    expect(stops).toBeGreaterThan(100);
    expect(covered).toEqual([]);
  });
}

for (const variant of VARIANT_NAMES) {
  test(`${variant}: the footer's addresses of the service answer`, async ({ page, request }) => {
    await page.goto(`${originOf(variant)}/policy`);
    const links = page.getByRole('contentinfo').locator('a[href^="/api/"]');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
      expect(answer.status(), answer.url()).toBe(200);
    }
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

for (const [variant, system] of [
  ['ftz', 'https://projects.donggang-ftz.example'],
  ['bsr', 'https://projects.beishan-services.example'],
] as const) {
  test(`${variant}: the floating panel leads to both applications of the project-management system`, async ({
    page,
  }) => {
    await page.goto(`${originOf(variant)}/`);
    await panelOf(page).getByRole('button', { name: '项目申报' }).click();
    for (const [plan, path] of [
      ['创新成长计划', 'growth-plan'],
      ['创新伙伴计划', 'partner-plan'],
    ]) {
      const link = panelOf(page).getByRole('link', { name: new RegExp(`^${plan}`) });
      await expect(link).toHaveAttribute('href', `${system}/${path}`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
}

/** The open panel's place beside its item's and its columns, in px of the window. */
const measurePanel = (panel: Locator) =>
  panel.evaluate((element) => {
    const box = (target: Element) => target.getBoundingClientRect();
    const item = box(element.parentElement?.firstElementChild as Element);
    const columns = element.matches('[data-wide]')
      ? [...(element.firstElementChild as Element).children].map(box).filter(({ width }) => width > 0)
      : [box(element)];
    const overlaps = columns.slice(1).filter(({ left }, place) => left < (columns[place]?.right ?? 0));
    return {
      startsAfterItem: Math.min(...columns.map(({ left }) => left)) - item.left,
      endsBeforeItem: item.right - Math.max(...columns.map(({ right }) => right)),
      beyondWindow: Math.max(...columns.map(({ right }) => right)) - document.documentElement.clientWidth,
      gapBelowHeader: box(element).top - box(element.closest('header') as Element).bottom,
      overlaps: overlaps.length,
    };
  });

/** Latin words of the page's visible text that take two lines; a hyphen is a place to break at. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('code, script, style, [lang|=zh]:not(html)')) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[A-Za-z]{2,}/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) broken.push(word);
      }
    }
    return broken;
  });

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const variant of VARIANT_NAMES) {
      for (const width of [1024, 1280, 1440, 1920]) {
        test(`${variant}: panels of the nav lie below their items and hold no dead entry, ${width} wide in ${locale}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(originOf(variant));
          await alive(page);
          await expect(page.locator(':is(header, footer, aside) [aria-disabled]')).toHaveCount(0);
          const items = page.locator('header nav [data-nav-item]:visible');
          // In English the items of a narrow screen are in the drawer.
          const count = await items.count();
          if (locale === 'zh-CN' || width > 1279) expect(count).toBeGreaterThan(0);
          for (const id of await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-nav-item')))) {
            const panel = page.locator(`#nav-${id}`);
            // The code of panels comes when the browser is idle; Enter before that follows the item's link.
            await expect(async () => {
              await page.mouse.move(0, 400);
              await page.locator(`[data-nav-item=${id}] > :is(a, button)`).hover();
              await expect(panel).toBeVisible({ timeout: 1000 });
              // A visitor has no registration under way to show figures of.
              if (id !== 'registration') await expect(panel.locator('small').first()).toBeVisible({ timeout: 5000 });
            }).toPass();
            const { startsAfterItem, endsBeforeItem, beyondWindow, gapBelowHeader, overlaps } =
              await measurePanel(panel);
            expect(overlaps).toBe(0);
            expect(startsAfterItem).toBeLessThanOrEqual(12.5);
            expect(endsBeforeItem).toBeLessThanOrEqual(0.5);
            expect(beyondWindow).toBeLessThanOrEqual(0);
            expect(Math.abs(gapBelowHeader)).toBeLessThanOrEqual(1);
            await expect(panel.locator('[aria-disabled]')).toHaveCount(0);
            expect(await panel.locator('a').count()).toBeGreaterThan(0);
          }
        });
      }
    }
  });
}

for (const path of [
  '/',
  '/policy',
  '/policy/policyDocument',
  '/policy/policyDeclaration',
  '/policy/policyDeclaration/dec-open-26',
  '/login',
]) {
  test.describe('in English', () => {
    test.use({ locale: 'en' });

    test(`no word of ${path} breaks inside, from 768 to 1440 wide`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of [768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${width}`).toEqual([]);
      }
    });
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
  await expect(currentOf(page)).toHaveText(['亮点']);
  await expect(page.locator('#industrial-activity')).toBeInViewport();
  await page.reload();
  await expect(currentOf(page)).toHaveText(['亮点']);
  await page.goBack();
  await expect(currentOf(page)).toHaveText(['首页']);
});
