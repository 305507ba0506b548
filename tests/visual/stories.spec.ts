import { expect, type Page, test } from '@playwright/test';
import { type Scheme, schemesOf, takenOf } from './schemes.ts';
import { serveFolder } from './static-server.ts';
import { STORYBOOK, type StoryEntry, storiesByTitle } from './story-index.ts';
import { applyScheme, frameOf, openStory, showStory } from './storybook-page.ts';

/** Stories that show today show this day: the demo's. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

/** The story with what surrounds it closely: focus rings and shadows stand outside of their boxes. */
const MARGIN = 8;
const clipOf = async (page: Page) => {
  const box = await page.locator('#storybook-root').boundingBox();
  if (!box) return undefined;
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  return { x, y, width: box.x + box.width + MARGIN - x, height: box.y + box.height + MARGIN - y };
};

/** One page for all stories of a component: a page costs more than a story, and a story more than a picture. */
const takePictures = async (page: Page, stories: StoryEntry[], locale: string, schemes: Scheme[]) => {
  const taken = stories.map((story, index) => ({ story, schemes: takenOf(schemes, index) }));
  const shown = taken.filter(({ schemes: some }) => some.length > 0);
  const first = shown[0]?.story;
  if (!first) return;
  await page.clock.setFixedTime(NOW);
  await openStory(page, storybook.url, first, locale);
  for (const { story, schemes: these } of shown) {
    if (story !== first) await showStory(page, story.id);
    const { width, height, fullPage } = await frameOf(page);
    const size = page.viewportSize();
    if (size?.width !== width || size.height !== height) {
      await page.setViewportSize({ width, height });
      await showStory(page, story.id);
    }
    for (const scheme of these) {
      await applyScheme(page, scheme);
      const folder = story.title.replaceAll('/', '-').toLowerCase();
      const clip = fullPage ? undefined : await clipOf(page);
      await expect.soft(page).toHaveScreenshot([folder, `${story.id.split('--')[1]}.${scheme.name}.png`], {
        fullPage: !fullPage,
        ...(clip && { clip }),
      });
    }
  }
};

for (const [title, stories] of storiesByTitle()) {
  for (const [locale, schemes] of schemesOf(title)) {
    test(`${title} looks as before (${schemes.map(({ name }) => name).join(', ')})`, ({ page }) =>
      takePictures(page, stories, locale, schemes));
  }
}
