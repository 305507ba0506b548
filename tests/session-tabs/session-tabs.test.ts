import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../apps/api/test/harness.ts';
import { chromiumLaunch } from '../chromium.ts';

/** The session in real tabs of a real browser, against the real service: storage, channel and locks as they are. */
// Two tabs, a service and a bundler share the machine with whatever else runs on it.
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 15_000 } } });

let api: TestApi;
let browser: Browser;
let server: Server;
let clock = Date.now();
let refreshes = 0;

/** The page's scripts by address: the entry `/page.js`, and the schemas, which come with the first answer to check. */
const bundle = async (): Promise<Map<string, string>> => {
  const output = { entryFileNames: 'page.js' };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: `${import.meta.dirname}/page.ts`, output } },
  });
  const files = [built].flat().flatMap((each) => (each as Rollup.RollupOutput).output);
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
};

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
  const scripts = await bundle();
  server = createServer(async (request, response) => {
    const script = scripts.get(request.url ?? '');
    if (script !== undefined) return response.setHeader('content-type', 'text/javascript').end(script);
    if (!request.url?.startsWith('/api')) {
      return response.setHeader('content-type', 'text/html').end('<script type="module" src="/page.js"></script>');
    }
    if (request.url.endsWith('/users/token/refresh')) refreshes += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await api.app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: request.headers,
      ...(chunks.length > 0 && { payload: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.rawPayload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const launch = chromiumLaunch();
  // An origin that is no localhost and has no HTTPS, as on an intranet: neither Web Locks nor Web Crypto's digests.
  const args = [...(launch.args ?? []), '--host-resolver-rules=MAP zone.test 127.0.0.1'];
  // Playwright turns the back/forward cache off; visitors have it on.
  browser = await chromium.launch({ ...launch, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}, 90_000);

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  await api?.close();
});

const openTabs = async (host: string): Promise<[Page, Page]> => {
  const context = await browser.newContext();
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const open = async () => {
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'tab' in window);
    return page;
  };
  await context.clock.setFixedTime(clock);
  return [await open(), await open()];
};

const namesIn = (pages: Page[]) => Promise.all(pages.map((page) => page.evaluate(() => window.tab.name())));
const tokensIn = (pages: Page[]) => Promise.all(pages.map((page) => page.evaluate(() => window.tab.token())));
const endedIn = (pages: Page[]) => Promise.all(pages.map((page) => page.evaluate(() => window.tab.ended)));

describe.each([
  ['127.0.0.1', 'Web Locks', true],
  ['zone.test', 'a lease, on plain HTTP', false],
])('second tabs of %s, by %s', (host, _, locks) => {
  test('share a login, one refresh and one logout, which keeps the draft', async () => {
    const tabs = await openTabs(host);
    const [first, second] = tabs;
    expect(await first.evaluate(() => window.tab.hasLocks())).toBe(locks);
    await first.evaluate(() => localStorage.setItem('zonekit.draft.questionnaire', '{"step":4}'));
    await first.evaluate(() => window.tab.login());
    await expect.poll(() => namesIn(tabs)).toEqual(['林知远', '林知远']);
    const [old] = await tokensIn(tabs);

    clock += 95 * 60_000;
    refreshes = 0;
    await first.context().clock.setFixedTime(clock);
    const served = await Promise.all(tabs.map((page) => page.evaluate(() => window.tab.call(6))));
    expect(served).toEqual([6, 6]);
    await expect.poll(async () => new Set(await tokensIn(tabs)).has(old ?? null)).toBe(false);
    expect(new Set(await tokensIn(tabs)).size).toBe(1);
    expect(refreshes).toBe(1);
    expect(await endedIn(tabs)).toEqual([[], []]);

    await second.evaluate(() => window.tab.logout());
    await expect.poll(() => endedIn(tabs)).toEqual([['elsewhere'], ['logout']]);
    expect(await tokensIn(tabs)).toEqual([null, null]);
    // The lease of the refresh is let go a moment after the refresh itself.
    await expect.poll(() => first.evaluate(() => Object.keys(localStorage))).toEqual(['zonekit.draft.questionnaire']);
    await first.context().close();
  });

  test('end once each when the service refuses their token many times over', async () => {
    const tabs = await openTabs(host);
    const [first] = tabs;
    await first.evaluate(() => window.tab.login());
    await expect.poll(() => namesIn(tabs)).toEqual(['林知远', '林知远']);
    await api.db.deleteFrom('tokens').execute();
    expect(await Promise.all(tabs.map((page) => page.evaluate(() => window.tab.call(8))))).toEqual([0, 0]);
    await expect.poll(() => namesIn(tabs)).toEqual([null, null]);
    for (const reasons of await endedIn(tabs)) expect(reasons).toHaveLength(1);
    expect((await endedIn(tabs)).flat()).toContain('unauthenticated');
    await first.context().close();
  });
});

test('a page that was left is kept for "back", and knows at once what happened meanwhile', async () => {
  const tabs = await openTabs('127.0.0.1');
  const [first, second] = tabs;
  await first.evaluate(() => window.tab.login());
  await expect.poll(() => namesIn(tabs)).toEqual(['林知远', '林知远']);
  await first.evaluate(() => {
    document.title = 'kept';
  });
  await first.goto(`${new URL(first.url()).origin}/elsewhere`);
  await second.evaluate(() => window.tab.logout());
  await first.goBack({ waitUntil: 'commit' });
  // Of a page that was loaded anew nothing is left of this.
  await expect.poll(() => first.title()).toBe('kept');
  await expect.poll(() => endedIn([first])).toEqual([['elsewhere']]);
  await first.context().close();
});
