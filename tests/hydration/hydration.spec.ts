import { expect } from '@playwright/test';
import { storageOf } from '../pages/callers.ts';
import { listen, openWhole, prepare, test } from '../pages/support.ts';
import { pagesOf } from '../route-manifest.ts';

test.describe.configure({ mode: 'parallel' });

/** A page is opened in one of the languages, the next one in the other: its code is the same. With a filter, in both. */
const LOCALES = ['zh-CN', 'en'];

for (const [turn, locale] of LOCALES.entries()) {
  for (const [who, signedIn] of [
    ['a visitor', false],
    ['an enterprise', true],
  ] as const) {
    const pages = pagesOf('ftz')
      .filter((page) => page.signedIn === signedIn)
      .filter((_, i) => process.env.ROUTES || i % LOCALES.length === turn);
    // A filter may leave none.
    if (pages.length === 0) continue;
    const title = `every page is hydrated without a console message for ${who}, in ${locale}`;
    test(title, { tag: '@routes' }, async ({ browser, baseURL }) => {
      const origin = baseURL ?? '';
      test.setTimeout(30_000 + pages.length * 10_000);
      const context = await browser.newContext({
        locale,
        baseURL: origin,
        ...(signedIn && { storageState: await storageOf(origin, 'demo') }),
      });
      await prepare(context);
      const page = await context.newPage();
      const messages = listen(page);
      const messagesByAddress: Record<string, string[]> = {};
      for (const { address, notFound } of pages) {
        messages.length = 0;
        await openWhole(page, address).catch((error) => messages.push(String(error)));
        // The browser itself reports the status of a page that was not found.
        const own = messages.filter((text) => !(notFound && text.includes('status of 404')));
        if (own.length > 0) messagesByAddress[address] = own;
      }
      await context.close();
      expect(messagesByAddress).toEqual({});
    });
  }
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
