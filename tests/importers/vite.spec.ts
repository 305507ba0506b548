import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { expectWorkingDialog, type Importer, installImporter, listen } from './importer.ts';
import {
  countStyleSheets,
  expectBooking,
  expectFiles,
  expectList,
  expectNeed,
  expectOwnBrand,
  expectOwnRouter,
  expectOwnStyles,
  expectQuestionnaire,
  expectRegions,
  expectUnits,
} from './zone.ts';

test.describe.configure({ mode: 'serial' });

let app: Importer;
let origin: string;

test.beforeAll(async () => {
  // It installs and builds: over four minutes beside other steps of a slow machine.
  test.setTimeout(600_000);
  app = await installImporter('vite', ['ui', 'portal-kit', 'api-client']);
  app.run('zone/make-brand.mjs');
  app.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  origin = await app.serve(
    'node_modules/vite/bin/vite.js',
    'preview',
    '--host',
    '127.0.0.1',
    '--strictPort',
    '--port',
    'PORT',
  );
});
test.afterAll(() => app.close());

test('a dialog opens in a Vite app with its styles, and nothing complains', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(origin);
  await expect(page.getByRole('status')).toHaveText(/^[0-9a-f]{64}$/);
  await expectWorkingDialog(page);
  expect(complaints).toEqual([]);
});

test('documents, pictures and videos are shown in the build', async ({ page }) => {
  const complaints = listen(page);
  await expectFiles(page, `${origin}/files.html`);
  expect(complaints).toEqual([]);
});

test('documents, pictures, videos and own classes are shown by the development server', async ({ page }) => {
  const vite = 'node_modules/vite/bin/vite.js';
  const development = await app.develop(vite, '--host', '127.0.0.1', '--strictPort', '--port', 'PORT');
  const complaints = listen(page);
  await expectFiles(page, `${development}/files.html`);
  await expectOwnStyles(page, development);
  expect(complaints).toEqual([]);
});

/** Scripts and styles that a page loads. */
const loaded = async (page: Page, path: string) => {
  const texts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) texts.push({ url: response.url(), text: response.text() });
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  return Promise.all(texts.map(async ({ url, text }) => ({ url, text: await text })));
};

test('a Button alone brings no code of Dialog or Radix, and no advice', async ({ page }) => {
  const files = await loaded(page, '/button.html');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  // The stylesheet is the package's, with the styles of Dialog too.
  const script = files.filter(({ url }) => url.endsWith('.js'));
  const all = script.map(({ text }) => text).join('\n');
  expect(script.length).toBeGreaterThan(0);
  expect(all).not.toMatch(/DialogContent|DismissableLayer|FocusScope|radix|lucide/i);
  expect(all).not.toMatch(/nothing names it|no label|no title/);
  const size = (ending: string) => {
    const texts = files.filter(({ url }) => url.endsWith(ending)).map(({ text }) => text);
    return `${(gzipSync(texts.join('')).byteLength / 1024).toFixed(1)} KiB`;
  };
  console.log(`A page of React, theme, brand and a Button, gzip: script ${size('.js')}, styles ${size('.css')}`);
});

test('a page with a Dialog has what a page with a Button has not', async ({ page }) => {
  const files = await loaded(page, '/');
  expect(files.map(({ text }) => text).join('\n')).toMatch(/DialogContent|DismissableLayer/);
});

test('types of every entry that the app uses are right, its libraries checked too', () => {
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
  execFileSync(tsc, ['-p', app.folder], { stdio: 'inherit' });
});

test('one copy of zod, react-hook-form and SWR is installed, of an older minor version', () => {
  const { dependencies } = JSON.parse(readFileSync(join(app.folder, 'package.json'), 'utf8'));
  for (const name of ['react-hook-form', 'swr', 'zod']) {
    const copies = globSync(`**/node_modules/${name}/package.json`, { cwd: app.folder });
    expect(copies).toEqual([join('node_modules', name, 'package.json')]);
    const { version } = JSON.parse(readFileSync(join(app.folder, copies[0] ?? ''), 'utf8'));
    expect(version).toBe(dependencies[name]);
  }
});

test('the example for Node runs without React and SWR', async () => {
  const script = await installImporter('node', ['api-client']);
  try {
    const installed = readdirSync(join(script.folder, 'node_modules'));
    expect(installed).toContain('zod');
    expect(installed.filter((name) => ['react', 'swr'].includes(name))).toEqual([]);
    const example = join(import.meta.dirname, '../../packages/api-client/examples/node.ts');
    cpSync(example, join(script.folder, 'example.mjs'));
    process.env.ZONE_API = `${await script.serve('service.mjs', 'PORT')}/api`;
    expect(script.run('example.mjs')).toMatch(/^1 calls for application\n\d{4}-\d\d-\d\d \S.*\n$/);
  } finally {
    await script.close();
  }
});

test('plain Node renders, and the stylesheet has the classes', () => {
  const markup = app.run('src/server.mjs');
  const classes = /class="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
  expect(classes.length).toBeGreaterThan(0);
  const styles = readFileSync(join(app.folder, 'node_modules/@zonekit/ui/styles.css'), 'utf8');
  for (const name of classes) expect(styles).toContain(`.${name}`);
});

test.describe('a zone with its own brand, nav, router and back end', () => {
  let zone: string;
  test.beforeAll(async () => {
    zone = await app.serve('server.mjs', 'PORT', `${app.folder}/dist`);
  });

  test('has the header, in its own brand and by its own router', async ({ page }) => {
    const complaints = listen(page);
    await page.goto(zone);
    await expectOwnBrand(page);
    await expectOwnRouter(page);
    expect(complaints).toEqual([]);
  });

  test('has the questionnaire, and keeps its answers', async ({ page }) => {
    const complaints = listen(page);
    await page.goto(zone);
    await expectQuestionnaire(page, zone);
    expect(complaints).toEqual([]);
  });

  test('has the region picker, over its own list of regions', async ({ page }) => {
    const complaints = listen(page);
    await page.goto(zone);
    await expectRegions(page);
    expect(complaints).toEqual([]);
  });

  test('has its hall booked', async ({ page }) => {
    const complaints = listen(page);
    await page.goto(zone);
    await expectBooking(page, zone);
    expect(complaints).toEqual([]);
  });

  test('has a list whose address holds its state', async ({ page }) => {
    const complaints = listen(page);
    await expectList(page, zone);
    expect(complaints).toEqual([]);
  });

  test('has a list of the service by the hooks of the client', async ({ page }) => {
    const complaints = listen(page);
    await expectUnits(page, zone);
    expect(complaints).toEqual([]);
  });

  test('lets its own classes win, with one stylesheet of each package and one of its own', async ({ page }) => {
    const complaints = listen(page);
    await expectOwnStyles(page, zone);
    expect(await countStyleSheets(page)).toBe(3);
    expect(complaints).toEqual([]);
  });

  test('moves a subject along its lifecycle', async ({ page }) => {
    const complaints = listen(page);
    await expectNeed(page, zone);
    expect(complaints).toEqual([]);
  });
});

test('a zone by TanStack Router, in a third language, with its own faces and corners', async ({ page }) => {
  const zone = await app.serve('server.mjs', 'PORT', `${app.folder}/dist`, 'tanstack.html');
  const complaints = listen(page);
  await page.goto(zone);
  await expectOwnBrand(page);
  await expectOwnRouter(page);
  await expectList(page, zone);
  await page.goto(`${zone}/papers?rank=city`);
  await expect(page.getByText('15 résultats')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Bay Sans"/);
  await expect(page.getByRole('searchbox')).toHaveCSS('border-radius', '0px');
  expect(complaints).toEqual([]);
});

test('a zone with a gateway has neither secret nor token in its pages', async ({ page, context }) => {
  const zone = await app.serve('server.mjs', 'PORT', `${app.folder}/dist`, 'tanstack.html');
  const complaints = listen(page);
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/bff/')) sent.push(request.headers());
  });
  await expectUnits(page, zone);
  const login = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-session': 'none' };
      const answer = await fetch('/bff/users/users/login-by-account', { method: 'POST', headers, body });
      return (await answer.json()).data;
    },
    JSON.stringify({ account: 'demo', password: 'Demo-2026', captcha_id: 'captcha-1', captcha_code: '1234' }),
  );
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(cookie?.value).toBeTruthy();
  expect(login.token).not.toBe(cookie?.value);
  await expectNeed(page, zone, login.token);
  expect(sent.length).toBeGreaterThan(2);
  for (const name of ['x-sign', 'authorization']) expect(sent.filter((headers) => name in headers)).toEqual([]);
  expect(complaints).toEqual([]);
});
