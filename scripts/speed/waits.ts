import type { Page } from 'playwright';
import { measure } from './measure.ts';

/** Something that a visitor does and waits for. */
export interface Wait {
  name: string;
  /** Milliseconds. Source: design.md, section 6. */
  limit?: number;
  /** The first page: a path, or a whole address. */
  start: string;
  /** Of the window, in px; a desk's by default. */
  width?: number | undefined;
  run: (page: Page) => Promise<number>;
}

interface Opened {
  /** What is seen when it is open. */
  shown?: string;
  width?: number;
  /** What the page needs before each time. */
  prepare?: (page: Page) => Promise<void>;
}

/** What is opened once before it counts: its code is in the cache, as on a second visit. */
const opens = (
  name: string,
  start: string,
  opener: string,
  { shown = '[role=dialog]', width, prepare }: Opened = {},
): Wait => ({
  name: `${name} opens`,
  limit: 100,
  start,
  width,
  run: async (page) => {
    await prepare?.(page);
    const open = page.locator(`${opener}:visible`).first();
    const waited = await measure(page, 'pointerup', shown, () => open.click());
    await page.keyboard.press('Escape');
    await page.locator(shown).waitFor({ state: 'hidden' });
    return waited;
  },
});

/** A bare page that shows a box. */
export const floor: Wait = {
  name: 'floor: a box on a bare page',
  start: 'data:text/html,<button onclick="box.hidden=false">Open</button><p id="box" hidden>Open</p>',
  run: async (page) => {
    await page.evaluate(() => document.querySelector('#box')?.setAttribute('hidden', ''));
    return measure(page, 'pointerup', '#box', () => page.getByRole('button').click());
  },
};

/** On the portal's pages. */
export const ofPages: readonly Wait[] = [
  opens('questionnaire', '/policy', 'a[href*="dialog=questionnaire"]'),
  opens('booking', '/policy', 'a[href*="dialog=booking"]'),
  opens('document', '/policy/policyDeclaration/dec-open-26', 'main a[href*="file="]'),
  opens('nav drawer', '/policy', 'header summary', { shown: 'header details[open] nav', width: 390 }),
  opens('what is agreed to', '/login/register', 'main p > button[type=button]'),
  {
    name: 'list of documents to list of calls',
    limit: 100,
    start: '/policy/policyDocument',
    run: async (page) => {
      const to = (path: string) => page.locator(`nav a[href="${path}"]:visible`).last();
      const arrived = 'nav a[href="/policy/policyDeclaration"][aria-current=page]';
      const waited = await measure(page, 'pointerup', arrived, () => to('/policy/policyDeclaration').click());
      await to('/policy/policyDocument').click();
      await page.locator('nav a[href="/policy/policyDocument"][aria-current=page]').last().waitFor();
      return waited;
    },
  },
  {
    name: 'a letter in the search of documents',
    limit: 50,
    start: '/policy/policyDocument',
    run: async (page) => {
      const field = page.locator('main input[name=q]');
      await field.fill('');
      await field.focus();
      return measure(page, 'keydown', 'main input[name=q]', () => page.keyboard.press('a'));
    },
  },
];

const VIDEO = 'kit-videomodal--loading';

/** The story's own argument opens it: its opener belongs to a page. */
const openByArgument = (page: Page) =>
  page.evaluate((storyId) => {
    const preview = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: (...said: unknown[]) => void } };
    const set = (open: boolean) =>
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId, updatedArgs: { open } });
    window.onpointerup = () => set(true);
    window.onkeyup = () => set(false);
  }, VIDEO);

const story = (id: string) => `/iframe.html?id=${id}&viewMode=story&globals=locale:zh-CN`;

/** What no page has yet, in its story. */
export const ofStories: readonly Wait[] = [
  opens("gallery's viewer", story('kit-gallery--on-a-phone'), 'button'),
  opens('menu of the user centre', story('kit-usercentreframe--default'), 'button[aria-haspopup=dialog]', {
    width: 390,
  }),
  opens('list of regions', story('kit-regionsearch--chosen'), 'input[role=combobox]', { shown: '[role=listbox]' }),
  opens('video', `${story(VIDEO)}&args=open:!false`, 'html', { prepare: openByArgument }),
];
