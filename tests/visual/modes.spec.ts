import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { storiesOf } from '../../scripts/facts/stories-of.ts';
import type { Modes } from './in-page/main.ts';
import { serveInPage } from './in-page-modules.ts';
import { serveFolder } from './static-server.ts';
import { STORYBOOK, type StoryEntry, sampleOf, storiesByTitle } from './story-index.ts';
import { openStory, setGlobals, showInFrame, showStory } from './storybook-page.ts';

interface ModesWindow {
  modes: Modes;
}

/** Stories that show today show this day: the demo's. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

/** Differences from the mirror image; checked twice, as some components read their direction only when they mount. */
const faultsOfMirror = async (page: Page, story: StoryEntry) => {
  const suspected = await page.evaluate(() => (window as unknown as ModesWindow).modes.mirrorFaults());
  if (suspected.length === 0) return [];
  await setGlobals(page, { direction: 'ltr' });
  await showStory(page, story.id);
  const faults = await page.evaluate(() => (window as unknown as ModesWindow).modes.mirrorFaultsOfNew());
  await setGlobals(page, { direction: 'rtl' });
  await showStory(page, story.id);
  return [...suspected.filter((fault) => fault.startsWith('the page')), ...faults];
};

const faultsOfForcedColours = async (page: Page) => {
  await page.evaluate(() => (window as unknown as ModesWindow).modes.rememberShapes());
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(() => (window as unknown as ModesWindow).modes.forcedFaults());
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
};

/** One page for many components: a page costs more than a story. */
const PAGES = 12;
const titles = [...storiesByTitle()];
/** Stories with a state that their sample lacks: selected without room, a pressed button of panes. */
const ALWAYS = ['kit-slotcalendar--conflict', 'kit-maplist--on-a-phone'];
const shownOf = (stories: readonly StoryEntry[]) => {
  const sample = sampleOf(stories, 3);
  return stories.filter((story) => sample.includes(story) || ALWAYS.includes(story.id));
};

for (let at = 0; at < PAGES; at += 1) {
  const shown = titles.filter((_, index) => index % PAGES === at);
  test(`stories mirror, and hold in forced colours, ${at + 1} of ${PAGES}`, async ({ page }) => {
    const stories = shown.flatMap(([, ofTitle]) => shownOf(ofTitle));
    const [first] = stories;
    if (!first) return;
    await page.clock.setFixedTime(NOW);
    await serveInPage(page);
    await openStory(page, storybook.url, first, 'zh-CN');
    await setGlobals(page, { direction: 'rtl' });
    await page.addScriptTag({ url: '/in-page/main.ts', type: 'module' });
    // Somebody at the keyboard: what scripts focus from now on shows that it is.
    await page.keyboard.press('Tab');
    const faultsByStory: Record<string, string[]> = {};
    for (const story of stories) {
      await showInFrame(page, story.id);
      const faults = [...(await faultsOfMirror(page, story)), ...(await faultsOfForcedColours(page))];
      if (faults.length > 0) faultsByStory[story.id] = faults;
    }
    expect(faultsByStory).toEqual({});
  });
}

test('stories that are always looked at exist', () => {
  const seen = titles.flatMap(([, stories]) => shownOf(stories).map(({ id }) => id));
  expect(seen).toEqual(expect.arrayContaining(ALWAYS));
});

test('the status page counts no story that is not looked at here', () => {
  const packages = join(import.meta.dirname, '../../packages');
  const counted = globSync('{ui,portal-kit}/src/**/*.stories.tsx', { cwd: packages })
    .flatMap((file) => storiesOf(readFileSync(join(packages, file), 'utf8'))?.stories ?? [])
    .filter(({ shown }) => shown)
    .map(({ id }) => id);
  const seen = titles.flatMap(([, stories]) => stories.map(({ id }) => id));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter((id) => !seen.includes(id))).toEqual([]);
});
