import { expect, type Page, test } from '@playwright/test';
import { comparedSchemes, LIGHT, type Scheme, schemesOf } from './schemes.ts';
import { serveFolder } from './static-server.ts';
import { STORYBOOK, type StoryEntry, sampleOf, storiesByTitle } from './story-index.ts';
import { applyScheme, openStory, showInFrame } from './storybook-page.ts';

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
  // Focus may have scrolled the page, and a clip is measured from its top.
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await page.locator('#storybook-root').boundingBox();
  if (!box) return undefined;
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  return { x, y, width: box.x + box.width + MARGIN - x, height: box.y + box.height + MARGIN - y };
};

/** @param turn a number that differs by component, for `comparedSchemes` */
const takePictures = async (page: Page, stories: readonly StoryEntry[], schemes: readonly Scheme[], turn: number) => {
  for (const [index, story] of stories.entries()) {
    // Storage of another component's story must not leak into this one.
    await page.evaluate(() => localStorage.clear());
    await applyScheme(page, LIGHT);
    const frame = await showInFrame(page, story.id).catch(String);
    expect.soft(frame, story.id).toBeInstanceOf(Object);
    if (typeof frame === 'string') continue;
    const { fullPage } = frame;
    for (const scheme of comparedSchemes(schemes, turn + index)) {
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

/** One page for many components: a page costs more than a story, and a story more than a picture. */
const PAGES = 16;
/** `STORIES=kit/gallery` takes those alone whose title has it. */
const chosen = (process.env.STORIES ?? '').toLowerCase();
const titles = [...storiesByTitle()]
  .filter(([title]) => title.toLowerCase().includes(chosen))
  .map(([title, stories]) => [title, sampleOf(stories, 3)] as const);
const locales = [...new Set(titles.flatMap(([title]) => [...schemesOf(title).keys()]))];

for (const locale of locales) {
  for (let at = 0; at < PAGES; at += 1) {
    const shown = titles.filter(([title], index) => index % PAGES === at && schemesOf(title).has(locale));
    const [first] = shown.flatMap(([, stories]) => stories);
    if (!first) continue;
    test(`stories look as before, ${locale}, ${at + 1} of ${PAGES}`, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await openStory(page, storybook.url, first, locale);
      for (const [turn, [title, stories]] of shown.entries())
        await takePictures(page, stories, schemesOf(title).get(locale) ?? [], turn);
    });
  }
}
