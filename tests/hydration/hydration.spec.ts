import { expect, type Page } from '@playwright/test';
import { listen, test } from '../pages/support.ts';

const NOT_FOUND = '/no/such/page';
const PATHS = [
  '/',
  '/policy',
  '/policy/policyDocument',
  '/policy/policyDeclaration',
  '/login',
  '/login/register',
  NOT_FOUND,
];
/** Lists of which the first entry is visited too. */
const LISTS = ['/policy/policyDocument', '/policy/policyDeclaration'];

/** Visits a page from the server, until React has taken it over, and returns what it said. */
const wake = async (page: Page, path: string): Promise<string[]> => {
  const said = listen(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  // React marks the root that it renders into: without it nothing was hydrated, and silence would prove nothing.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer$')),
  );
  // The browser itself reports the status of a page that was not found.
  return said.filter((text) => !(path === NOT_FOUND && text.includes('status of 404')));
};

for (const locale of ['zh-CN', 'en']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const path of PATHS) {
      test(`${path} wakes up as the server rendered it`, async ({ page }) => {
        const said = await wake(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(said).toEqual([]);
      });
    }

    for (const list of LISTS) {
      test(`the first entry of ${list} wakes up as the server rendered it`, async ({ page, request }) => {
        const html = await (await request.get(list, { headers: { accept: 'text/html' } })).text();
        const entry = html.match(new RegExp(`href="(${list}/[^"?#]+)"`))?.[1];
        expect(entry).toBeDefined();
        expect(await wake(page, entry ?? list)).toEqual([]);
      });
    }
  });
}

test('React runs on its development files, which alone report mismatches', async ({ page }) => {
  const said = listen(page);
  // What a browser extension would do: the text is another by the time that React takes over.
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)([^<]+)/, '$1mismatch');
    await route.fulfill({ response, body });
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect.poll(() => said.join('\n')).toMatch(/hydrat/i);
});
