import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import en from '../../packages/portal-kit/src/error-page/messages/en.ts';
import zhCN from '../../packages/portal-kit/src/error-page/messages/zh-CN.ts';
import { demoFolder } from './demo-folder.ts';
import { expectOutage, OUTAGE_PAGES } from './outage-pages.ts';
import { listen, test } from './support.ts';

// As compose.yaml has them: the service and, on another host, the portal. The proxy before it is these tests.
const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = 'test-results/data-limits';
const PORT = Number(process.env.TEST_PORT) + 3;
const PORTAL = `http://localhost:${PORT}`;
const PAGES = 12;
/** Home reads seventeen to nineteen times: not all of its sections have something to read. */
const READS = 60;
const MOST_READS = 19;
const shared = {
  DEMO: '1',
  LOG_LEVEL: 'warn',
  // A busy machine is no reason for a 503 here.
  MAX_LAG_MS: '0',
  PORTAL_SECRET: 'portal-secret-of-at-least-32-characters',
};

const children: ChildProcess[] = [];
const start = async (main: string, env: Record<string, string>, ready: string) => {
  children.push(
    spawn(process.execPath, [main], { cwd: ROOT, env: { ...process.env, ...shared, ...env }, stdio: 'inherit' }),
  );
  const isReady = () =>
    fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
};

test.beforeAll(async () => {
  test.setTimeout(260_000);
  rmSync(join(ROOT, DATA_DIR), { recursive: true, force: true });
  cpSync(join(ROOT, demoFolder('ftz')), join(ROOT, DATA_DIR), { recursive: true });
  const service = `http://127.0.0.1:${PORT + 1}/api`;
  const limit = { PORT: `${PORT + 1}`, LIMIT_PER_MINUTE: `${READS}`, DATA_DIR };
  await start('apps/api/src/main.ts', limit, `${service}/ready`);
  const portal = {
    PORT: `${PORT}`,
    TRANSPORT: 'gateway',
    TRUST_PROXY: '1',
    PAGES_PER_MINUTE: `${PAGES}`,
    API_BASE_URLS: JSON.stringify({ fallback: service }),
  };
  await start('apps/portal/src/main-server.ts', portal, `${PORTAL}/health`);
  // The first page loads the code and makes the answers that all later ones share.
  await fetch(PORTAL, { headers: as('198.51.100.9') });
});
test.afterAll(async () => {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
});

const as = (address: string) => ({ 'x-forwarded-for': `127.0.0.1, ${address}` });
const open = (request: APIRequestContext, path: string, address: string) =>
  request.get(`${PORTAL}${path}`, { headers: as(address) });

const expectRefusal = async (answer: Awaited<ReturnType<typeof open>>, title: string) => {
  expect([answer.status(), answer.headers()['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await answer.text();
  expect([html.includes(title), html.includes('data-brand="ftz"')]).toEqual([true, true]);
};

// Pages that the server rendered carried no visitor's address: all visitors had one limit, and after it all pages were 500.
test('so many visitors as ask for a page are no more than one visitor to the limit of each', async ({ request }) => {
  const visitors = Array.from({ length: 20 }, (_, n) => open(request, '/', `203.0.113.${n}`));
  expect((await Promise.all(visitors)).map((answer) => answer.status())).toEqual(Array(20).fill(200));
});

test('a visitor over the limit of the service gets a page that says so, and the next visitor the page', async ({
  request,
}) => {
  const views = Math.floor(READS / MOST_READS);
  for (let n = 0; n < views; n += 1) expect((await open(request, '/', '198.51.100.1')).status()).toBe(200);
  await expectRefusal(await open(request, '/', '198.51.100.1'), zhCN.tooMany);
  await expectRefusal(await open(request, '/policy/policyDocument?lang=en', '198.51.100.1'), en.tooMany);
  expect((await open(request, '/', '198.51.100.2')).status()).toBe(200);
});

test('so does one over the limit of the portal, whatever the page reads, and loads it again without script errors', async ({
  page,
  request,
}) => {
  const address = '198.51.100.3';
  for (let n = 0; n < PAGES; n += 1) expect((await open(request, '/login', address)).status()).toBe(200);
  await expectRefusal(await open(request, '/login', address), zhCN.tooMany);
  await expectRefusal(await open(request, '/?lang=en', address), en.tooMany);
  const said = listen(page);
  await page.setExtraHTTPHeaders(as(address));
  await page.goto(`${PORTAL}/`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zhCN.tooMany);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: zhCN.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(zhCN.tooMany);
  await expect(page.locator('main form[role=search]')).toBeVisible();
  expect(said.filter((text) => !text.includes('429'))).toEqual([]);
});

test('without the service each page is there with its navigation, and says that it cannot be read', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [service] = children;
  service?.kill('SIGTERM');
  if (service?.exitCode === null) await once(service, 'exit');
  for (const [place, each] of OUTAGE_PAGES.entries()) {
    await page.setExtraHTTPHeaders(as(`198.51.100.${10 + place}`));
    const answer = await page.goto(`${PORTAL}${each.address}`);
    // A list keeps its frame, where a page without its data has none.
    expect(answer?.status(), each.address).toBe(each.part === 'page' ? 503 : 200);
    await expectOutage(page, each);
  }
});
