/**
 * How long visitors wait for what they do, on a CPU slowed down four times: `npm run speed -- http://localhost:4173`, against
 * a portal that runs and, for what no page of it has, the built Storybook. A second argument leaves out all that do not have
 * it in their names. Prints medians beside a floor from the same run, a bare page that shows a box on click. Nothing here
 * fails a check: times depend on the machine. Limits: design.md, section 6.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../tests/chromium.ts';
import { serveFolder } from '../tests/visual/static-server.ts';
import { ensureChromium } from './ensure-chromium.ts';

const [base = 'http://localhost:4173', only = ''] = process.argv.slice(2);
const storybook = join(import.meta.dirname, '../storybook-static');
const RUNS = 7;
const SLOWER = 4;
const FLOOR = 'data:text/html,<button onclick="box.hidden=false">Open</button><p id="box" hidden>Open</p>';

declare global {
  interface Window {
    /** Resolves to the milliseconds from the next event of the type to the frame in which the selector is visible. */
    waitFor: (type: string, selector: string) => Promise<number>;
    waited: Promise<number>;
  }
}

const install = () => {
  const shown = (selector: string) => {
    const element = document.querySelector(selector);
    return element !== null && element.getClientRects().length > 0;
  };
  window.waitFor = (type, selector) =>
    new Promise((resolve) => {
      const began = (event: Event) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (!shown(selector)) return look();
            // After the frame's own work: what it shows is on its way to the screen.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
        look();
      };
      addEventListener(type, began, { capture: true, once: true });
    });
};

const measure = async (page: Page, type: string, selector: string, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(
    ([name, wanted]) => {
      window.waited = window.waitFor(name, wanted);
    },
    [type, selector] as const,
  );
  await act();
  return page.evaluate(() => window.waited);
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Wait {
  name: string;
  limit?: number;
  start: string;
  width?: number | undefined;
  run: (page: Page) => Promise<number>;
}

interface Opened {
  /** What is seen when it is open. */
  shown?: string;
  width?: number;
}

/** What is opened once before it counts: its code is in the cache, as on a second visit. */
const opens = (name: string, start: string, opener: string, { shown = '[role=dialog]', width }: Opened = {}): Wait => ({
  name: `${name} opens`,
  limit: 100,
  start,
  width,
  run: async (page) => {
    const open = page.locator(`${opener}:visible`).first();
    const waited = await measure(page, 'pointerup', shown, () => open.click());
    await page.keyboard.press('Escape');
    await page.locator(shown).waitFor({ state: 'hidden' });
    return waited;
  },
});

const story = (id: string) => `/iframe.html?id=${id}&viewMode=story&globals=locale:zh-CN`;

/** What no page has yet, in its story. */
const ofStories: Wait[] = [
  opens("gallery's viewer", story('kit-gallery--on-a-phone'), 'button'),
  opens('menu of the user centre', story('kit-usercentreframe--default'), 'button[aria-haspopup=dialog]', {
    width: 390,
  }),
  opens('list of regions', story('kit-regionsearch--chosen'), 'input[role=combobox]', { shown: '[role=listbox]' }),
  {
    name: 'video opens',
    limit: 100,
    start: `${story('kit-videomodal--loading')}&args=open:!false`,
    run: async (page) => {
      // Its opener belongs to the page that has it: here one that sets the story's own argument.
      const set = (open: boolean) => {
        const preview = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: (...said: unknown[]) => void } };
        preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
          storyId: 'kit-videomodal--loading',
          updatedArgs: { open },
        });
      };
      await page.evaluate((source) => {
        window.onpointerup = () => new Function(`(${source})(true)`)();
      }, set.toString());
      const waited = await measure(page, 'pointerup', '[role=dialog]', () => page.mouse.click(5, 5));
      await page.evaluate(set, false);
      await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
      return waited;
    },
  },
];

const waits: Wait[] = [
  {
    name: 'floor: a box on a bare page',
    start: FLOOR,
    run: async (page) => {
      await page.evaluate(() => document.querySelector('#box')?.setAttribute('hidden', ''));
      return measure(page, 'pointerup', '#box', () => page.getByRole('button').click());
    },
  },
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

process.env.CHROME_PATH = await ensureChromium();
const browser = await chromium.launch(chromiumLaunch());
const stories = existsSync(storybook) ? await serveFolder(storybook) : undefined;
if (!stories)
  console.log('Without storybook-static (`storybook build -o storybook-static`) what no page has is left out.');
let floor = 0;
try {
  const all = [
    ...waits.map((wait) => ({ ...wait, from: base })),
    ...(stories ? ofStories.map((wait) => ({ ...wait, from: stories.url })) : []),
  ].filter(({ name, start }) => start === FLOOR || name.includes(only));
  for (const { name, limit, start, width = 1440, run, from } of all) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'zh-CN' });
    await page.addInitScript(install);
    const cdp: CDPSession = await page.context().newCDPSession(page);
    await page.goto(new URL(start, from).href, { waitUntil: 'networkidle' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await run(page);
    const times: number[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      await page.waitForTimeout(500);
      times.push(await run(page));
    }
    await page.close();
    const typical = median(times);
    floor ||= typical;
    const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
    const wanted = limit === undefined ? '' : `, wanted ${limit}`;
    console.log(
      `${name.padEnd(40)} ${typical.toFixed(0).padStart(5)} ms (${range})${wanted}; ${(typical / floor).toFixed(1)} x the floor`,
    );
  }
} finally {
  await browser.close();
  stories?.close();
}
