import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { Transcript, TranscriptStep } from '../../packages/ui/src/docs/transcript.types.ts';
import { serveFolder } from '../visual/static-server.ts';
import { STORYBOOK } from '../visual/story-index.ts';
import { openStory } from '../visual/storybook-page.ts';
import { readFocus } from './accessibility.ts';
import { focusLine } from './focus-line.ts';
import { hush, listen, saidSoFar } from './live-regions.ts';

/** Stories that show today show this day: the demo's. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

/** Long enough for what opens or is said with a short delay. */
const PATIENCE_MS = 2000;
/** What would break a silence comes within this time. */
const SETTLE_MS = 150;

const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'combobox', 'textbox'] as const;
const MORE_ROLES = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'gridcell', 'searchbox'] as const;

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

const act = async (page: Page, step: TranscriptStep['do']) => {
  if ('type' in step) return page.keyboard.type(step.type);
  if ('press' in step) {
    for (const key of step.press) await page.keyboard.press(key);
    return;
  }
  const [first, ...others] = [...ROLES, ...MORE_ROLES].map((role) =>
    page.getByRole(role, { name: step.click, exact: true }),
  );
  const named = others.reduce((any, one) => any?.or(one), first);
  // A choice that is drawn lies over its native input: the pointer hits the label, as a person's does.
  await named?.first().click({ force: true });
};

/** Does the steps of a transcript, and writes down what was heard at each in the transcript's own form. */
const hear = async (page: Page, session: CDPSession, steps: readonly TranscriptStep[]): Promise<TranscriptStep[]> => {
  const heard: TranscriptStep[] = [];
  let within: number[] = [];
  await listen(page);
  for (const step of steps) {
    await hush(page);
    await act(page, step.do);
    await page.waitForTimeout(SETTLE_MS);
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const at = await readFocus(session);
      const entered = at?.containers.filter(({ id }) => !within.includes(id)).map(({ node }) => node) ?? [];
      const live = await saidSoFar(page);
      const now: TranscriptStep = {
        do: step.do,
        ...(step.focus !== undefined && { focus: at ? focusLine(entered, at.focused, at.active) : 'document' }),
        ...((live.length > 0 || step.live) && { live }),
      };
      if (isDeepStrictEqual(now, step) || Date.now() > deadline) {
        heard.push(now);
        // A dialog that had focus itself is not said again on the way to its first control.
        within = at ? [...at.containers.map(({ id }) => id), at.focusedId] : [];
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
    test(`${basename(path, '.transcript.ts')}: ${story} is announced step by step`, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await openStory(page, storybook.url, { id: story, title: '', name: '', type: 'story', tags: [] }, 'zh-CN');
      const session = await page.context().newCDPSession(page);
      await session.send('Accessibility.enable');
      await session.send('DOM.enable');
      expect(await hear(page, session, steps)).toEqual(steps);
    });
  }
}
