import { expect, test } from '@playwright/test';
import { expectWorkingDialog, type Importer, installImporter, listen } from './importer.ts';
import {
  expectBooking,
  expectFiles,
  expectList,
  expectOwnBrand,
  expectOwnRouter,
  expectQuestionnaire,
} from './zone.ts';

let app: Importer;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await installImporter('next', ['ui', 'portal-kit']);
  app.run('zone/make-brand.mjs');
  app.run('node_modules/next/dist/bin/next', 'build');
  origin = await app.serve('node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', 'PORT');
});
test.afterAll(() => app.close());

test('a server component of Next uses Button, Dialog, TextInput and theme, and nothing complains', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${origin}/ui`);
  await expectWorkingDialog(page);
  await page.getByRole('button', { name: 'Busy' }).click({ force: true });
  expect(complaints).toEqual([]);
});

test('the page is styled and readable before any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/ui`);
  await expect(page.getByRole('button', { name: 'Open' })).not.toHaveCSS('border-radius', '0px');
  await context.close();
});

test('the stored theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('zk-theme', 'dark'));
  await page.goto(`${origin}/ui`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test("a zone has the kit's header in its own brand and by Next's router", async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expectOwnBrand(page);
  await expectOwnRouter(page);
  expect(complaints).toEqual([]);
});

test('it has the questionnaire, and keeps its answers', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expectQuestionnaire(page, origin);
  expect(complaints).toEqual([]);
});

test('it has its hall booked', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expectBooking(page);
  expect(complaints).toEqual([]);
});

test('it has a list whose address holds its state', async ({ page }) => {
  const complaints = listen(page);
  await expectList(page, origin);
  expect(complaints).toEqual([]);
});

test('documents, pictures and videos are shown in the build', async ({ page }) => {
  const complaints = listen(page);
  await expectFiles(page, `${origin}/files`);
  expect(complaints).toEqual([]);
});

test('documents, pictures and videos are shown by the development server', async ({ page }) => {
  const next = 'node_modules/next/dist/bin/next';
  const development = await app.develop(next, 'dev', '--hostname', '127.0.0.1', '--port', 'PORT');
  const complaints = listen(page);
  await expectFiles(page, `${development}/files`);
  expect(complaints).toEqual([]);
});
