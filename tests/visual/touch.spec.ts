import { expect, test } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { STORYBOOK } from './story-index.ts';
import { playEnded } from './storybook-page.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const [story, role] of [
  ['ui-checkbox--unchecked', 'checkbox'],
  ['ui-switch--off', 'switch'],
] as const) {
  test(`a finger that misses a ${role} by 6 px still finds it`, async ({ page }) => {
    await page.goto(`${storybook.url}/iframe.html?id=${story}&viewMode=story`);
    // The story clicks it too.
    await playEnded(page);
    const control = page.getByRole(role);
    const checked = await control.isChecked();
    const label = await page.locator('label').boundingBox();
    if (!label) throw new Error(`${story} has no label.`);
    // By mouse: a tap of Chromium's looks for what is near of itself, and would hit without our help.
    await page.mouse.click(label.x + 60, label.y + label.height + 6);
    await expect(control).toBeChecked({ checked: !checked });
  });
}
