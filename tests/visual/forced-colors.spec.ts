import { expect, test } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { STORYBOOK } from './story-index.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

test('a chip keeps its dot where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${storybook.url}/iframe.html?id=ui-chip--tones&viewMode=story`);
  await expect(page.locator('[data-tone]')).toHaveCount(7);
  const colours = await page.locator('[data-tone]').evaluateAll((chips) =>
    chips.map((chip) => {
      const { color, backgroundColor } = getComputedStyle(chip);
      return { dot: getComputedStyle(chip, '::before').backgroundColor, color, backgroundColor };
    }),
  );
  for (const { dot, color, backgroundColor } of colours) {
    expect(dot).toBe(color);
    expect(dot).not.toBe(backgroundColor);
  }
});
