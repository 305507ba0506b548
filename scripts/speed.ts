/**
 * How long visitors wait for what they do, on a CPU slowed down four times: `npm run speed -- http://localhost:4173`, against
 * a portal that runs and, for what no page of it has, the built Storybook. A second argument leaves out all that do not have
 * it in their names. Prints medians beside a floor from the same run, a bare page that shows a box on click. Nothing here
 * fails a check: times depend on the machine. Limits: design.md, section 6.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../tests/chromium.ts';
import { serveFolder } from '../tests/visual/static-server.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { median } from './median.ts';
import { install } from './speed/measure.ts';
import { floor, ofPages, ofStories } from './speed/waits.ts';

const [base = 'http://localhost:4173', only = ''] = process.argv.slice(2);
const storybook = join(import.meta.dirname, '../storybook-static');
const RUNS = 7;
const SLOWER = 4;

process.env.CHROME_PATH = await ensureChromium();
const browser = await chromium.launch(chromiumLaunch({ isTimed: true }));
const stories = existsSync(storybook) ? await serveFolder(storybook) : undefined;
if (!stories) console.log('Without storybook-static (`npm run build-storybook`) what no page has is left out.');
let bare = 0;
try {
  const pages = [
    ...ofPages.map((wait) => ({ ...wait, from: base })),
    ...(stories ? ofStories.map((wait) => ({ ...wait, from: stories.url })) : []),
  ].filter(({ name }) => name.includes(only));
  for (const { name, limit, start, width = 1440, run, from } of [{ ...floor, from: base }, ...pages]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'zh-CN' });
    await page.addInitScript(install);
    const cdp = await page.context().newCDPSession(page);
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
    bare ||= typical;
    const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
    const expectation = limit === undefined ? '' : `, wanted ${limit}`;
    console.log(
      `${name.padEnd(40)} ${typical.toFixed(0).padStart(5)} ms (${range})${expectation}; ${(typical / bare).toFixed(1)} x the floor`,
    );
  }
} finally {
  await browser.close();
  stories?.close();
}
