import { expect, type Page, test } from '@playwright/test';
import type { Result } from 'axe-core';
import { violationsOf } from '../axe.ts';
import { serveFolder } from './static-server.ts';
import { documentationPages, STORYBOOK, type StoryEntry, sampleOf } from './story-index.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

/** Stories within a page: each is seen by axe alone, where a second landmark of one name is no fault. */
const SPECIMENS = ['[id^="story--"]'];
const FRAMES = ['iframe'];

const describeViolations = (theme: string, violations: readonly Result[]) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}, ${id}: ${html.slice(0, 160)}`));

/** A specimen on the page, not in a frame, has at least one of its parts marked. */
const faultsOfMarkers = async (page: Page): Promise<string[]> => {
  const specimen = page.locator('[data-anatomy]:not(:has([class*="scaledFrame"]))');
  if ((await specimen.count()) === 0) return [];
  const isMarked = await specimen
    .locator('[data-marker]')
    .first()
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  return isMarked ? [] : ['no part of the anatomy is found in the specimen'];
};

/** Everything in the light; in the dark, what a theme changes, specimens included. */
const faultsOf = async (page: Page, { id, type }: StoryEntry): Promise<string[]> => {
  // Frames are left out: dozens of stories in one page. Axe waits a second for each that is not loaded, so they load nothing.
  await page.route('**/iframe.html?*', (route) =>
    route.request().frame().parentFrame()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.continue(),
  );
  // The add-on would run its own axe at the same time, and there can be but one.
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`);
  await page.locator('main > header h1').first().waitFor();
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main > header details')) details.open = true;
  });
  const light = await violationsOf(page, {}, [...SPECIMENS, ...FRAMES]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] }, FRAMES);
  return [...(await faultsOfMarkers(page)), ...describeViolations('light', light), ...describeViolations('dark', dark)];
};

const TESTS = 8;
/** All are made of the same blocks. */
const pages = sampleOf(documentationPages(), 8);

for (let at = 0; at < TESTS; at += 1) {
  test(`axe finds nothing on the pages of the documentation, ${at + 1} of ${TESTS}`, async ({ page }) => {
    const faultsByPage: Record<string, string[]> = {};
    for (const entry of pages.filter((_, index) => index % TESTS === at)) {
      const faults = await faultsOf(page, entry);
      if (faults.length > 0) faultsByPage[entry.id] = faults;
    }
    expect(faultsByPage).toEqual({});
  });
}

for (const [locale, show, copy] of [
  ['zh-CN', '显示完整示例的代码', '复制代码'],
  ['en', 'Show the code of a complete example', 'Copy code'],
] as const) {
  test(`the code of an example is shown and copied, ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${storybook.url}/iframe.html?id=ui-button--docs&viewMode=docs&globals=locale:${locale}`);
    const example = page.locator('main > header details');
    const code = example.locator('pre');
    await expect(code).toBeHidden();
    await example.getByText(show).click();
    await expect(code).toContainText("import { Button } from '@zonekit/ui/button';");
    await example.getByRole('button', { name: copy }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^import \{ Button \}.*export const ButtonExample = .*\);\n$/s);
  });
}
