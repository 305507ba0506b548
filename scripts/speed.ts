/**
 * How long visitors wait for what they do, on a CPU slowed down four times: `npm run speed -- http://localhost:4173`, against
 * a portal that runs. Prints medians beside a floor from the same run, a bare page that shows a box on click. Nothing here
 * fails a check: times depend on the machine. Limits: design.md, section 6.
 */
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../tests/chromium.ts';
import { ensureChromium } from './ensure-chromium.ts';

const [base = 'http://localhost:4173'] = process.argv.slice(2);
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
  run: (page: Page) => Promise<number>;
}

/** What is opened once before it counts: its code is in the cache, as on a second visit. */
const dialog = (name: string, start: string, opener: string): Wait => ({
  name,
  limit: 100,
  start,
  run: async (page) => {
    const open = page.locator(`${opener}:visible`).first();
    const waited = await measure(page, 'pointerup', '[role=dialog]', () => open.click());
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    return waited;
  },
});

const waits: Wait[] = [
  {
    name: 'floor: a box on a bare page',
    start: FLOOR,
    run: async (page) => {
      await page.evaluate(() => document.querySelector('#box')?.setAttribute('hidden', ''));
      return measure(page, 'pointerup', '#box', () => page.getByRole('button').click());
    },
  },
  dialog('questionnaire opens', '/policy', 'a[href*="dialog=questionnaire"]'),
  dialog('booking opens', '/policy', 'a[href*="dialog=booking"]'),
  dialog('document opens', '/policy/policyDeclaration/dec-open-26', 'main a[href*="file="]'),
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
let floor = 0;
try {
  for (const { name, limit, start, run } of waits) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    await page.addInitScript(install);
    const cdp: CDPSession = await page.context().newCDPSession(page);
    await page.goto(new URL(start, base).href, { waitUntil: 'networkidle' });
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
}
