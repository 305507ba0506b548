import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectWorkingDialog, type Importer, installImporter, listen } from './importer.ts';
import {
  countStyleSheets,
  expectBooking,
  expectFiles,
  expectList,
  expectOwnBrand,
  expectOwnRouter,
  expectOwnStyles,
  expectQuestionnaire,
  expectRegions,
} from './zone.ts';

const NEXT = 'node_modules/next/dist/bin/next';
let app: Importer;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await installImporter('next', ['ui', 'portal-kit', 'api-client']);
  cpSync(join(import.meta.dirname, 'apps/node/service.mjs'), join(app.folder, 'service.mjs'));
  process.env.ZONE_API = `${await app.serve('service.mjs', 'PORT')}/api`;
  app.run('zone/make-brand.mjs');
  app.run(NEXT, 'build');
  origin = await app.serve(NEXT, 'start', '--hostname', '127.0.0.1', '--port', 'PORT');
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

test('it has the region picker, over its own list of regions', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expectRegions(page);
  expect(complaints).toEqual([]);
});

test('it has its hall booked', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expectBooking(page, origin);
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

/** The same button in three pages with a utility each, entered and followed by links. */
const expectUtilities = async (page: Page, start: string) => {
  const button = page.getByRole('button', { name: 'Own colour' });
  const pages = [
    { address: start, colour: 'rgb(120, 60, 20)', next: 'Forms' },
    { address: `${start}/forms`, colour: 'rgb(20, 60, 120)', next: 'Lists' },
    { address: `${start}/lists`, colour: 'rgb(60, 120, 20)', next: 'Start' },
  ];
  const expectColour = async (colour: string) => {
    await expect(button).toHaveCSS('background-color', colour);
    await expect(button).toHaveCSS('padding-left', '16px');
  };
  for (const { address, colour } of pages) {
    await page.goto(address);
    await expectColour(colour);
  }
  await page.goto(start);
  for (const [index, { next }] of pages.entries()) {
    await page.getByRole('link', { name: next }).click();
    await expectColour(pages[(index + 1) % pages.length]?.colour ?? '');
  }
};

test("a zone's own classes win beside the reset of the plain template, with few stylesheets", async ({ page }) => {
  const complaints = listen(page);
  await expectOwnStyles(page, origin);
  expect(await countStyleSheets(page)).toBeLessThanOrEqual(6);
  await page.goto(`${origin}/papers`);
  expect(await countStyleSheets(page)).toBeLessThanOrEqual(4);
  // The browser warns of stylesheets that were loaded in vain some seconds later.
  await page.waitForTimeout(5000);
  expect(complaints).toEqual([]);
});

test("Tailwind's utilities win over our layer, which keeps its padding", async ({ page }) => {
  const complaints = listen(page);
  await expectUtilities(page, `${origin}/tailwind`);
  expect(complaints).toEqual([]);
});

test.describe('by the development server', () => {
  let development: string;
  test.beforeAll(async () => {
    development = await app.develop(NEXT, 'dev', '--hostname', '127.0.0.1', '--port', 'PORT');
  });

  test("a zone's own classes win beside the reset of the plain template", ({ page }) =>
    expectOwnStyles(page, development));

  test("Tailwind's utilities win over our layer", ({ page }) => expectUtilities(page, `${development}/tailwind`));

  test('documents, pictures and videos are shown', async ({ page }) => {
    const complaints = listen(page);
    await expectFiles(page, `${development}/files`);
    expect(complaints).toEqual([]);
  });
});

test('a route handler is its gateway to the service, for its own pages alone', async ({ page }) => {
  await page.goto(origin);
  const read = (headers: Record<string, string>) =>
    page.evaluate(async (sent) => {
      const answer = await fetch('/bff/policies/policies?page_size=1', { headers: sent });
      return { status: answer.status, body: await answer.json() };
    }, headers);
  const { status, body } = await read({ 'x-session': 'none' });
  expect(status).toBe(200);
  expect(body.data[0].title).toEqual(expect.any(String));
  expect(await read({})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
