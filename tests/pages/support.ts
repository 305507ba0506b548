import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as plain,
  type Request,
} from '@playwright/test';
import { VARIANT_NAMES, type VariantName } from '../route-manifest.ts';

/** Runs in the page, before anything of it: the same shift as the servers have (tests/shift-clock.ts). */
const shiftClock = (shift: number) => {
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
};

/** Address of a variant's server of playwright.config.ts. */
export const originOf = (variant: VariantName) =>
  `http://localhost:${Number(process.env.TEST_PORT) + VARIANT_NAMES.indexOf(variant)}`;

export const BSR = originOf('bsr');

/** Address of ftz on React's development files, of playwright.config.ts. */
export const DEVELOPMENT = `http://localhost:${Number(process.env.TEST_PORT) + VARIANT_NAMES.length}`;

export const PASSWORD = 'Demo-2026';
export type Account = 'demo' | 'staff' | 'new' | 'operator';

/** As small as one that a PDF reader opens may be. */
export const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/**
 * React has taken over what the server rendered: the root, and then the content of each `Suspense`, piece by piece. HTML that React
 * leaves as it is, of a static page for one, does not count. Other sites' pages have no root.
 */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const markOf = (node: Node, name: string) => Object.entries(node).find(([key]) => key.startsWith(name))?.[1];
    const root = document.getElementById('root');
    if (root === null) return true;
    if (!markOf(root, '__reactContainer$')) return false;
    const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
    for (let node = comments.nextNode(); node; node = comments.nextNode()) {
      const { parentElement: parent, nextSibling: content } = node;
      // React's mark of content that the server has completed.
      if (node.nodeValue !== '$' || !parent || !(content instanceof Element)) continue;
      if (parent !== root && !markOf(parent, '__reactFiber$')) continue;
      if (markOf(parent, '__reactProps$')?.dangerouslySetInnerHTML) continue;
      if (!markOf(content, '__reactFiber$')) return false;
    }
    return true;
  });

/** Milliseconds without a request after which a page counts as loaded. */
const IDLE_MS = 500;

/** Resolves when the page's main thread has nothing to do, such as rendering in slices. */
const mainThreadIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })));

/** Watches the requests of a page from here on. */
const watchRequests = (page: Page) => {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const onStart = (request: Request) => {
    pending.add(request);
    changedAt = Date.now();
  };
  const onEnd = (request: Request) => {
    pending.delete(request);
    changedAt = Date.now();
  };
  const isIdle = async () => {
    // A navigation meanwhile, to the login for one, is a request more.
    await mainThreadIdle(page).catch((error) => {
      if (page.isClosed()) throw error;
    });
    return pending.size === 0 && Date.now() - changedAt >= IDLE_MS;
  };
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd);
  return {
    idle: () => expect.poll(isIdle, { intervals: [50], timeout: 30_000 }).toBe(true),
    stop: () => page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd),
  };
};

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil'];

/**
 * Has navigations of a page wait for hydration, without which clicks and keys are lost, unless the test asks for
 * an earlier moment. Playwright's own `networkidle` is reached before the scripts are requested.
 */
const waitForHydration = (page: Page) => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitForLoadState = page.waitForLoadState.bind(page);
  const waitAfter = async <T>(waitUntil: WaitUntil, navigate: () => Promise<T>): Promise<T> => {
    const requests = watchRequests(page);
    try {
      const answer = await navigate();
      if (waitUntil === undefined || waitUntil === 'networkidle') await hydrated(page);
      if (waitUntil === 'networkidle') await requests.idle();
      return answer;
    } finally {
      requests.stop();
    }
  };
  const native = (waitUntil: WaitUntil) => (waitUntil === 'networkidle' ? 'load' : (waitUntil ?? 'load'));
  page.goto = (url, options) =>
    waitAfter(options?.waitUntil, () => goto(url, { ...options, waitUntil: native(options?.waitUntil) }));
  page.reload = (options) =>
    waitAfter(options?.waitUntil, () => reload({ ...options, waitUntil: native(options?.waitUntil) }));
  page.waitForLoadState = (state, options) =>
    waitAfter(state ?? 'load', () => waitForLoadState(state === 'networkidle' ? 'load' : state, options));
};

/** Sets the pages of a context to the servers' clock, and has their navigations wait for hydration. */
export const prepare = async (context: BrowserContext) => {
  context.on('page', waitForHydration);
  await context.addInitScript(shiftClock, Number(process.env.TEST_SHIFT));
};

/** Playwright's test with a prepared context. */
export const test = plain.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await prepare(context);
    await use(context);
  },
});

/** Goes to a page until nothing moves any more. What opens with it comes behind it, on a busy machine long behind it. */
export const openWhole = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
  return response;
};

/** What a page says of itself that it should not: errors and warnings of the console, failed requests. */
export const listen = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
};

/** Holds back the requests of a page to the addresses of the pattern; the function that it returns sends them. */
export const hold = async (page: Page, addresses: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** A visitor's page answers clicks and keys: until then nobody knows who is signed in. Links work sooner. On a phone the link is in the menu. */
export const alive = async (page: Page) => {
  await expect(page.getByRole('link', { name: /^(登录|Log in)$/, includeHidden: true }).first()).toBeAttached();
  await hydrated(page);
};

/** The sandbox's own sign-on page, in front of which the visitor stands. */
export const signOn = async (page: Page, account: string) => {
  await expect(page).toHaveURL(/\/api\/sandbox\/sso\//);
  await page.locator('#account').fill(account);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
};

/**
 * A return address with a code and a state that hold, as somebody gets who signs in and stops before the last step. Sent to
 * somebody else, it is an attempt at login CSRF.
 */
export const strangersCallback = async (context: BrowserContext, path: string): Promise<string> => {
  const page = await context.newPage();
  let callback = '';
  // The sign-on's answer stays here, so the page of the callback never opens and its code stays unused.
  await page.route(/\/api\/sandbox\/sso\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    callback = response.headers().location ?? '';
    return route.fulfill({ status: 204 });
  });
  await page.goto(path);
  await expect(page).toHaveURL(/\/api\/sandbox\/sso\//);
  await page.locator('#account').fill('staff');
  await page.locator('#password').fill(PASSWORD);
  await page.locator('button[type=submit]').click({ noWaitAfter: true });
  await expect.poll(() => callback).toContain('/login/callback?');
  return callback;
};

/** A link with somebody else's code logs nobody in, sends the code nowhere, and offers to begin again. */
export const refusesStrangersCode = async (
  page: Page,
  url: string,
  words: { callbackUnknown: string; again: string },
) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/users/sso/scyq/login')) logins.push(request.url());
  });
  await page.goto(url);
  await expect(page.getByText(words.callbackUnknown)).toBeVisible();
  expect(logins).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('zonekit.session'))).toBeNull();
  await page.getByRole('button', { name: words.again }).click();
  await signOn(page, 'demo');
  await expect(page).toHaveURL((at) => at.pathname === '/');
  expect(logins).toHaveLength(1);
  const stored = await page.evaluate(() => localStorage.getItem('zonekit.session'));
  expect(stored).toContain('"user_id":"u-demo"');
};

/** Follows the first link of the list whose address lies below `path`, and waits for the page. */
export const openFirst = async (page: Page, path: string) => {
  const link = page.locator(`main a[href^="${path}/"]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname);
  return href;
};

/** Dialogs of the shell load when they are opened. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Runs checks under print media, then returns to the screen. */
export const onPaper = async (page: Page, look: () => Promise<void>) => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await look();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
};
