import { expect, type Locator, type Page, test } from '@playwright/test';
import words from '../../apps/portal/src/pages/home/messages/zh-CN.ts';

/** The code of a part of home, which comes with the first sight of it, puts another element in its place. */
const scrollTo = (target: Locator) => expect(() => target.scrollIntoViewIfNeeded()).toPass();

test('a video on home plays in a dialog, whose code comes with its section', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const section = page.locator('#roadshow-on-cloud');
  const sent = await section.elementHandle();
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
  await scrollTo(section);
  await expect.poll(() => sent?.evaluate((element) => element.isConnected)).toBe(false);
  const link = section.getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  const heading = page.getByRole('dialog').getByRole('heading');
  await expect(heading).toBeVisible();
  expect(title).toContain(await heading.textContent());
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('what was typed on home outlasts the code of a section that comes into view', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const input = page.getByRole('main').getByRole('searchbox').first();
  await input.fill('冷链');
  const next = page.getByRole('button', { name: '下一张' });
  await scrollTo(next);
  await expect(async () => {
    await next.click();
    await expect(page.getByRole('button', { name: /^第2张/ })).toHaveAttribute('aria-current', 'true', {
      timeout: 1_000,
    });
  }).toPass();
  await expect(input).toHaveValue('冷链');
});

test('a question on home is answered below it, with a link to its source', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const section = page.getByRole('region', { name: '问一句' });
  const sent = await section.elementHandle();
  await scrollTo(section);
  await expect.poll(() => sent?.evaluate((element) => element.isConnected)).toBe(false);
  await section.getByRole('textbox', { name: '您的问题' }).fill('委托大学研发的费用可以加计扣除吗');
  await section.getByRole('button', { name: '提问' }).click();
  await expect(section.getByRole('heading', { name: '答复' })).toBeVisible();
  await expect(section.getByRole('button', { name: '再问' })).toBeFocused();
  await section.getByRole('region', { name: '依据' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/policy\/policy\w+\/\w+/);
});

for (const anchor of ['industrial-activity', 'innovative-growth', 'roadshow-on-cloud']) {
  test(`the address /#${anchor} leads to its section`, async ({ page }) => {
    await page.goto(`/#${anchor}`, { waitUntil: 'networkidle' });
    const section = page.locator(`#${anchor}`);
    await expect(section).toBeInViewport();
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  });
}

const openCarousel = async (page: Page) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const carousel = page.getByRole('region', { name: words.carousel.label });
  // The pointer rests elsewhere: one over the carousel stops it too.
  await page.mouse.move(0, 0);
  await scrollTo(carousel);
  return carousel;
};

test('a control that has the focus keeps it when the code of its part comes', async ({ page }) => {
  // The carousel is below the window, and its code comes once the focus has scrolled to it.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const next = page.getByRole('button', { name: words.carousel.next });
  const sent = await next.elementHandle();
  await next.focus();
  await expect.poll(() => sent?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(next).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel on home turns, and stops while the focus is in it', async ({ page }) => {
    const carousel = await openCarousel(page);
    await expect(carousel).toHaveAttribute('data-turning');
    await carousel.getByRole('button', { name: words.carousel.next }).focus();
    await expect(carousel).not.toHaveAttribute('data-turning');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await expect(carousel).toHaveAttribute('data-turning');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel on home stands still, and turns by its buttons', async ({ page }) => {
    const carousel = await openCarousel(page);
    const next = carousel.getByRole('button', { name: words.carousel.next });
    await expect(async () => {
      await next.click();
      await expect(carousel.getByRole('button', { name: /^第2张/ })).toHaveAttribute('aria-current', 'true', {
        timeout: 1_000,
      });
    }).toPass();
    await expect(carousel).not.toHaveAttribute('data-turning');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question on home leads to the answers that hold its words', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: '您的问题' }).fill('加计扣除');
    await page.getByRole('button', { name: '提问' }).click();
    await expect(page).toHaveURL(/\/policy\/policyCommon\?q=/);
    await expect(page.getByRole('main')).toContainText('加计扣除');
  });
});
