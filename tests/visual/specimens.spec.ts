import { expect, type Page, test } from '@playwright/test';
import { contrastRatio } from '../../packages/ui/src/theme/contrast.ts';
import { serveFolder } from './static-server.ts';
import { STORYBOOK } from './story-index.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

const openDocs = async (page: Page, id: string) => {
  await page.goto(`${storybook.url}/iframe.html?id=${id}--docs&viewMode=docs`);
  await page.locator('main > header h1').waitFor();
};

test('hover, focus and pressed are painted by the styles of the component', async ({ page }) => {
  await openDocs(page, 'ui-button');
  const section = page.locator('[data-compared-states]');
  const paintOf = (state: string) =>
    section
      .locator(state)
      .locator('button')
      .evaluate((button) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(button);
        return { backgroundColor, outlineStyle };
      });
  const rest = await paintOf('li:first-child');
  const hover = await paintOf('[data-pseudo="hover"]');
  const focus = await paintOf('[data-pseudo="focus"]');
  const pressed = await paintOf('[data-pseudo="pressed"]');
  expect(new Set([rest, hover, pressed].map(({ backgroundColor }) => backgroundColor)).size).toBe(3);
  expect([rest, focus].map(({ outlineStyle }) => outlineStyle)).toEqual(['none', 'solid']);

  // As the pointer really does it.
  const button = section.locator('li:first-child button');
  await button.hover();
  await expect(button).toHaveCSS('background-color', hover.backgroundColor);
  await expect(section.getByText('禁用')).toBeVisible();
  await expect(section.getByText('进行中')).toBeVisible();
});

/** Markers with the specimen's box, and the part that each stands at, all in px of the page. */
const markersOf = (page: Page) =>
  page.evaluate(() => {
    const specimen = document.querySelector('[data-anatomy]');
    const markers = [...(specimen?.querySelectorAll('[data-marker]') ?? [])];
    return markers.map((marker) => {
      const { left, top } = marker.getBoundingClientRect();
      return { number: marker.textContent, left, top };
    });
  });

test('a marker follows its part when the specimen changes', async ({ page }) => {
  await openDocs(page, 'ui-checkboxgroup');
  await expect.poll(async () => (await markersOf(page)).length).toBeGreaterThan(1);
  const before = await markersOf(page);
  const choice = page.locator('[data-anatomy] label').first();
  const { x, y } = (await choice.boundingBox()) ?? { x: 0, y: 0 };
  const near = before.filter(({ left, top }) => Math.abs(left - x) < 60 && Math.abs(top - y) < 40);
  expect(near).not.toEqual([]);

  await page.evaluate(() => {
    const legend = document.querySelector('[data-anatomy] legend');
    legend?.append(document.createElement('br'), document.createElement('br'), 'one more line');
  });
  await expect
    .poll(async () => (await markersOf(page)).some(({ top }, index) => top > (before[index]?.top ?? 0) + 10))
    .toBe(true);
});

test('a contrast value is that of the swatch beside it', async ({ page }) => {
  await page.goto(`${storybook.url}/iframe.html?id=foundations-colour--contrast&viewMode=story`);
  await page.locator('main h1').waitFor();
  const samples = await page.locator('[data-kind]').evaluateAll((swatches) =>
    swatches.map((swatch) => {
      const { color, backgroundColor } = getComputedStyle(swatch);
      return { color, backgroundColor, ratio: swatch.parentElement?.lastChild?.textContent };
    }),
  );
  expect(samples.length).toBeGreaterThan(100);
  const hex = (rgb: string) =>
    `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  const wrong = samples.filter(({ color, backgroundColor, ratio }) => {
    const painted = Math.floor(contrastRatio(hex(color), hex(backgroundColor)) * 100) / 100;
    return painted !== Number(ratio);
  });
  expect(wrong).toEqual([]);
});

test("Storybook's own frame has the mark of the project, and follows the theme", async ({ page }) => {
  const groundIn = async (theme: string) => {
    await page.goto(`${storybook.url}/index.html?path=/story/foundations-overview--overview&globals=theme:${theme}`);
    await expect(page.getByRole('img', { name: 'Zonekit' })).toBeVisible();
    return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  };
  const light = await groundIn('light');
  await expect.poll(() => groundIn('dark')).not.toBe(light);
  const icon = await page.locator('link[rel*="icon"]').first().getAttribute('href');
  expect(icon).toMatch(/favicon\.svg$/);
});

test('the page of a widget with many windows is under 8,000 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['kit-questionnaire', 'kit-fileviewer', 'kit-bookingdialog']) {
    await openDocs(page, id);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, id).toBeLessThan(8000);
  }
});
