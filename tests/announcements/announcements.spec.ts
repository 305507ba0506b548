import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BrowserContext, test as base, type CDPSession, expect, type Page } from '@playwright/test';
import type { Transcript, TranscriptStep } from '../../packages/ui/src/docs/transcript.types.ts';
import { serveFolder } from '../visual/static-server.ts';
import { STORYBOOK } from '../visual/story-index.ts';
import { openStory } from '../visual/storybook-page.ts';
import { type Place, readFocus } from './accessibility.ts';
import { type Arrival, focusLine } from './focus-line.ts';
import { hush, listen, saidSoFar } from './live-regions.ts';

/** Stories that show today show this day: the demo's. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

const VISITOR = {
  viewport: { width: 800, height: 600 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
} as const;

/** Long enough for what opens or is said with a short delay. */
const PATIENCE_MS = 2000;
/** What would break a silence comes within this time; what goes by the clock looks at it every second. */
const SETTLE_MS = 150;
const TICK_MS = 1100;

const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'combobox', 'textbox'] as const;
const MORE_ROLES = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'gridcell', 'searchbox'] as const;

interface Shared {
  storybook: Awaited<ReturnType<typeof serveFolder>>;
  /** One for many transcripts, so that what all stories are made of is read and compiled once. */
  visitor: BrowserContext;
}

const test = base.extend<object, Shared>({
  storybook: [
    async ({ browserName: _ }, use) => {
      const served = await serveFolder(STORYBOOK);
      await use(served);
      served.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext(VISITOR);
      // Each transcript begins on a device that remembers nothing.
      await visitor.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

const act = async (page: Page, step: TranscriptStep['do'], elapsedMs: number) => {
  if ('wait' in step) return page.clock.setFixedTime(NOW.getTime() + elapsedMs);
  if ('type' in step) return page.keyboard.type(step.type);
  if ('press' in step) {
    for (const key of step.press) await page.keyboard.press(key);
    return;
  }
  const [first, ...others] = [...ROLES, ...MORE_ROLES].map((role) =>
    page.getByRole(role, { name: step.click, exact: true }),
  );
  const named = others.reduce((any, other) => any?.or(other), first);
  // A choice that is drawn lies over its native input: the pointer hits the label, as a person's does.
  await named?.first().click({ force: true });
};

const arrival = ({ node, containers }: Place, within: ReadonlySet<number>): Arrival => ({
  node,
  entered: containers.flatMap((container) => (within.has(container.id) ? [] : [container.node])),
});

/** Does the steps of a transcript, and writes down what was heard at each in the transcript's own form. */
const hear = async (page: Page, session: CDPSession, steps: readonly TranscriptStep[]): Promise<TranscriptStep[]> => {
  const heard: TranscriptStep[] = [];
  let within: ReadonlySet<number> = new Set();
  let elapsedMs = 0;
  await listen(page);
  for (const step of steps) {
    await hush(page);
    if ('wait' in step.do) elapsedMs += step.do.wait * 1000;
    await act(page, step.do, elapsedMs);
    await page.waitForTimeout('wait' in step.do ? TICK_MS : SETTLE_MS);
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const at = await readFocus(session);
      // A dialog that had focus itself is not said again on the way to its first control.
      const around = new Set(at ? [...at.focused.containers.map(({ id }) => id), at.focused.id] : []);
      const said =
        at && focusLine(arrival(at.focused, within), at.active && arrival(at.active, new Set([...within, ...around])));
      const live = await saidSoFar(page);
      const now: TranscriptStep = {
        do: step.do,
        ...(step.focus !== undefined && { focus: said ?? 'document' }),
        ...((live.length > 0 || step.live) && { live }),
      };
      if (isDeepStrictEqual(now, step) || Date.now() > deadline) {
        heard.push(now);
        within = new Set([...around, ...(at?.active?.containers.map(({ id }) => id) ?? [])]);
        break;
      }
      await page.waitForTimeout(50);
    }
  }
  return heard;
};

const root = join(import.meta.dirname, '../..');
for (const path of globSync('packages/*/src/**/*.transcript.ts', { cwd: root }).toSorted()) {
  const { default: transcripts } = (await import(join(root, path))) as { default: readonly Transcript[] };
  for (const { story, steps } of transcripts) {
    test(`${basename(path, '.transcript.ts')}: ${story} is announced step by step`, async ({ page, storybook }) => {
      await page.clock.setFixedTime(NOW);
      await openStory(page, storybook.url, { id: story, title: '', name: '', type: 'story', tags: [] }, 'zh-CN');
      const session = await page.context().newCDPSession(page);
      await session.send('Accessibility.enable');
      await session.send('DOM.enable');
      expect(await hear(page, session, steps)).toEqual(steps);
    });
  }
}
