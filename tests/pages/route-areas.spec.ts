import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { alive, hold, listen, openFirst, test } from './support.ts';

const LIST = '/policy/policyDocument';
const NOT_FOUND = '没有找到这个页面';

interface Chunk {
  name?: string;
  file: string;
}

/** The built file of a module or of a named chunk. */
const builtFile = (name: string): string => {
  const file = readFileSync('apps/portal/dist/ftz/client/manifest.json', 'utf8');
  const manifest = JSON.parse(file) as Record<string, Chunk>;
  const chunk = manifest[name] ?? Object.values(manifest).find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return `/${chunk.file}`;
};
const areaFile = (area: string) => builtFile(`area.${area}`);
const listPageFile = () => builtFile('src/routes/policy/policyDocument/index.tsx?tsr-split=component');

/** Requests of the page from here on: its documents and its scripts. */
const countRequests = (page: Page) => {
  const requests = { documents: 0, scripts: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.documents += 1;
    if (request.resourceType() === 'script') requests.scripts.push(new URL(request.url()).pathname);
  });
  return requests;
};

/** Goes to an address as the browser's own buttons do, without a link that could be pointed at. */
const goTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, href);

/** Home links to six documents, the list's first page to twenty. */
const listShown = (page: Page) => expect(page.locator(`main a[href^="${LIST}/"]`)).toHaveCount(20);

test('home has no routes of an area; pointing at a link fetches the area and the page before the click', async ({
  page,
}) => {
  const messages = listen(page);
  const requests = countRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  expect(requests.scripts).not.toContain(areaFile('policy'));
  // The links of home itself are static; those of the shell are the router's.
  await page.locator('[data-nav-item=policy] > a').hover();
  // The search button of the header leads to the list too.
  const link = page.locator(`header li a[href="${LIST}"]:visible`).first();
  await link.hover();
  await expect.poll(() => requests.scripts).toContain(areaFile('policy'));
  await expect.poll(() => requests.scripts).toContain(listPageFile());
  await link.click();
  await listShown(page);
  expect(requests.scripts.filter((script) => script === listPageFile())).toHaveLength(1);
  expect(requests.documents).toBe(1);
  expect(messages).toEqual([]);
});

test('back and forward cross areas without a new document, and keep the scroll position', async ({ page }) => {
  const messages = listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  const requests = countRequests(page);
  await page.locator(`main a[href^="${LIST}"]:visible`).first().click();
  await listShown(page);
  await page.evaluate(() => scrollTo(0, 200));
  const detail = await openFirst(page, LIST);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await listShown(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL((url) => url.pathname === new URL(detail, url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.documents).toBe(0);
  expect(messages).toEqual([]);
});

test('back from the skeleton of a page leads to the position in the list', async ({ page }) => {
  await page.goto(LIST, { waitUntil: 'networkidle' });
  await alive(page);
  await page.evaluate(() => scrollTo(0, 200));
  await page.route('**/api/**', () => undefined);
  const link = page.locator(`main a[href^="${LIST}/"]`).nth(3);
  await link.click();
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await listShown(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test('a visitor who scrolls before the page is alive stays there', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(LIST, { waitUntil: 'commit' });
  await listShown(page);
  await page.evaluate(() => scrollTo(0, 200));
  release();
  await alive(page);
  // The router renders the page again in the task after hydration.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('a page whose code is late keeps what the server rendered while words of later parts arrive', async ({ page }) => {
  const release = await hold(page, `**${builtFile('src/pages/space/units/unit-list-page.tsx')}`);
  await page.goto('/space/office');
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => element.setAttribute('data-rendered-by', 'server'));
  const rendered = page.locator('h1[data-rendered-by=server]');
  await expect(page.getByRole('complementary', { name: '快捷服务' })).toBeVisible();
  await expect(rendered).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(rendered).toBeVisible();
});

test('forward from a reloaded home enters an area that this document has not attached', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  await page.locator(`main a[href^="${LIST}"]:visible`).first().click();
  await listShown(page);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.reload({ waitUntil: 'networkidle' });
  await alive(page);
  const requests = countRequests(page);
  await page.goForward();
  await listShown(page);
  expect(requests.documents).toBe(0);
});

test('an unknown address within an area keeps the layout of the area', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const requests = countRequests(page);
  await goTo(page, '/policy/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  await expect(page.getByRole('navigation', { name: '政策栏目' })).toBeVisible();
  await goTo(page, LIST);
  await listShown(page);
  await goTo(page, '/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  expect(requests.documents).toBe(0);
});

test('an area whose code cannot be fetched is answered by the server', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route(`**${areaFile('policy')}`, (route) => route.abort());
  const requests = countRequests(page);
  await goTo(page, LIST);
  await listShown(page);
  expect(requests.documents).toBeGreaterThan(0);
});

test('a slow area shows the progress bar, and the last of two quick steps is the page that is shown', async ({
  page,
}) => {
  const messages = listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await goTo(page, LIST);
  await expect(page.getByRole('progressbar')).toBeAttached();
  await goTo(page, '/login/register');
  await goTo(page, '/policy/policyDeclaration');
  await expect(page.locator('main a[href^="/policy/policyDeclaration/"]').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/policy/policyDeclaration');
  expect(messages).toEqual([]);
});
