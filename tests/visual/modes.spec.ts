import { expect, type Locator, type Page, test } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { STORYBOOK, storiesByTitle } from './story-index.ts';
import { frameOf, openStory, showStory } from './storybook-page.ts';

/** Stories that show today show this day: the demo's. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

/** Of each story at most so many: a component repeats itself. */
const CONTROLS = 4;
const MARGIN = 12;

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

const sticksOut = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Mirrored, a story is no wider than it is from left to right. */
const mirrors = async (page: Page, story: string) => {
  const before = await sticksOut(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect.soft(await sticksOut(page), `${story} sticks out from right to left`).toBeLessThanOrEqual(before);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
};

/** What keyboard reaches; not what lies under an open dialog. */
const CONTROL = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'textarea:enabled']
  .map((control) => `${control}:visible:not([aria-hidden="true"] *)`)
  .join();

/** A drawn choice frames its whole label. What is out of sight until it has focus may appear anywhere. */
const clipAround = (control: Locator) =>
  control.evaluate((node, margin) => {
    const { left, top, right, bottom } = (node.closest('label') ?? node).getBoundingClientRect();
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
    const width = Math.min(innerWidth, right + margin) - x;
    const height = Math.min(innerHeight, bottom + margin) - y;
    return width > 0 && height > 0 ? { clip: { x, y, width, height } } : {};
  }, MARGIN);

/** Where the system chooses the colours, each control looks different while it has focus. */
const showsFocus = async (page: Page, story: string) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // What is focused by code is drawn as by keyboard only once a key was pressed.
  await page.keyboard.press('Shift');
  const controls = page.locator(CONTROL);
  for (let at = 0; at < Math.min(CONTROLS, await controls.count()); at += 1) {
    const control = controls.nth(at);
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const clip = await clipAround(control);
    const without = await page.screenshot({ ...clip, animations: 'disabled' });
    await control.focus();
    const focused = await page.screenshot({ ...clip, animations: 'disabled' });
    const name = await control.evaluate((node) => node.outerHTML.slice(0, 120));
    expect.soft(without.equals(focused), `${story}: no focus is seen on ${name}`).toBe(false);
  }
  await page.emulateMedia({ forcedColors: 'none' });
};

for (const [title, stories] of storiesByTitle()) {
  if (!title.startsWith('ui/')) continue;
  test(`${title} mirrors, and shows focus in forced colours`, async ({ page }) => {
    const [first] = stories;
    if (!first) return;
    await page.clock.setFixedTime(NOW);
    await openStory(page, storybook.url, first, 'zh-CN');
    for (const story of stories) {
      if (story !== first) await showStory(page, story.id);
      const { width, height } = await frameOf(page);
      await page.setViewportSize({ width, height });
      await mirrors(page, story.id);
      await showsFocus(page, story.id);
    }
  });
}
