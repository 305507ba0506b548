import { expect, test } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { documentationPages, STORYBOOK } from './story-index.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

const pages = documentationPages()
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => id);

for (const theme of ['light', 'dark']) {
  test(`the overview leads to every component by its picture, ${theme}`, async ({ page }) => {
    await page.goto(
      `${storybook.url}/iframe.html?id=foundations-overview--overview&viewMode=story&globals=theme:${theme}`,
    );
    await page.locator('main h1').waitFor();
    const linked = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="path=/docs/"]')];
      return Promise.all(
        links.map(async (link) => {
          const picture = link.querySelector('img');
          if (picture) picture.loading = 'eager';
          await picture?.decode().catch(() => undefined);
          return { id: link.href.split('path=/docs/')[1], hasPicture: (picture?.naturalWidth ?? 0) > 0 };
        }),
      );
    });
    expect(linked.filter(({ hasPicture }) => !hasPicture)).toEqual([]);
    expect(linked.map(({ id }) => id).toSorted()).toEqual(pages.toSorted());
  });
}
