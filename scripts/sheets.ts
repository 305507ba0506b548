/**
 * Draws the components of each group on one SVG sheet a theme, from their first stories in the built Storybook:
 * `npm run pn -- run build-storybook`, then `npm run sheets`. Writes `sheets/<group>.<theme>.svg`, which git ignores;
 * the next build of the Storybook places them on its page Design hand-off. Further arguments are groups to draw alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { groupComponents } from '../.storybook/docs/groups.ts';
import { colourOf } from '../.storybook/foundations/colours.ts';
import { chromiumLaunch } from '../tests/chromium.ts';
import { serveFolder } from '../tests/visual/static-server.ts';
import { STORYBOOK, storiesByTitle } from '../tests/visual/story-index.ts';
import { openStory } from '../tests/visual/storybook-page.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { readDocuments, root } from './facts/documents.ts';
import { type SheetItem, sheetOf } from './sheets/sheet.ts';
import { drawStory, SHEET_THEMES, type SheetTheme } from './sheets/story-drawing.ts';

/** Stories that show today show this day: the demo's. */
const NOW = new Date('2026-11-20T10:00:00+08:00');
/** Colours of the brand in which the stories open. */
const coloursOf = (theme: SheetTheme) => ({
  ground: colourOf('surface-page', 'ftz', theme).hex,
  text: colourOf('text-primary', 'ftz', theme).hex,
});

const folder = join(root, 'sheets');
const names = process.argv.slice(2);
const documents = await readDocuments();
const stories = storiesByTitle();
const groups = groupComponents(documents.map(({ title, doc }) => [title, doc])).filter(
  ({ name }) => names.length === 0 || names.includes(name),
);

await ensureChromium();
mkdirSync(folder, { recursive: true });
const storybook = await serveFolder(STORYBOOK);
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  let isOpen = false;
  for (const { name, words, components } of groups) {
    const items: Record<SheetTheme, SheetItem[]> = { light: [], dark: [] };
    for (const [title, doc] of components) {
      const story = stories.get(title)?.[0];
      if (!story) continue;
      if (!isOpen) await openStory(page, storybook.url, story, 'zh-CN');
      isOpen = true;
      const drawings = await drawStory(page, story.id);
      for (const theme of SHEET_THEMES)
        items[theme].push({ name: `${doc.component} ${doc.name}`, drawing: drawings[theme] });
    }
    for (const theme of SHEET_THEMES) {
      const svg = sheetOf(`${words.en} ${words.zh}`, items[theme], coloursOf(theme));
      writeFileSync(join(folder, `${name}.${theme}.svg`), svg);
      console.log(`${name}.${theme}.svg  ${items[theme].length} components, ${Math.round(svg.length / 1000)} kB`);
    }
  }
} finally {
  await browser.close();
  storybook.close();
}
