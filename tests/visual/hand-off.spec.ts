import { expect, test } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { STORYBOOK } from './story-index.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

for (const locale of ['zh-CN', 'en']) {
  test(`each file of the design hand-off is there, ${locale}`, async ({ page, request }) => {
    await page.goto(
      `${storybook.url}/iframe.html?id=foundations-design-hand-off--hand-off&viewMode=story&globals=locale:${locale}`,
    );
    await page.locator('main h1').waitFor();
    const links = page.locator('main a[download]');
    expect(await links.count()).toBeGreaterThan(10);
    for (const link of await links.all()) {
      const path = (await link.getAttribute('href')) ?? '';
      const response = await request.get(new URL(path, page.url()).href);
      expect(response.status(), path).toBe(200);
    }
  });
}
