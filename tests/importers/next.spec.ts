import { expect, test } from '@playwright/test';
import { expectWorkingDialog, type Importer, installImporter, listen } from './importer.ts';

let app: Importer;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await installImporter('next', ['ui']);
  app.run('node_modules/next/dist/bin/next', 'build');
  origin = await app.serve('node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', 'PORT');
});
test.afterAll(() => app.close());

test('a server component of Next uses Button, Dialog, TextInput and theme, and nothing complains', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expectWorkingDialog(page);
  await page.getByRole('button', { name: 'Busy' }).click({ force: true });
  expect(complaints).toEqual([]);
});

test('the page is styled and readable before any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  await expect(page.getByRole('button', { name: 'Open' })).not.toHaveCSS('border-radius', '0px');
  await context.close();
});

test('the stored theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('zk-theme', 'dark'));
  await page.goto(origin, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
