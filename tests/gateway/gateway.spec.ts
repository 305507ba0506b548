import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import loginWords from '../../apps/portal/src/pages/auth/messages/login.zh-CN.ts';
import fileWords from '../../packages/portal-kit/src/file-viewer/messages/zh-CN.ts';
import quizWords from '../../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';
import { dialog, prepare, refusesStrangersCode, signOn, strangersCallback, test } from '../pages/support.ts';

/** That of the demo, with which the server signs. */
const SECRET = 'demo-secret';
const COOKIE = '__Host-zonekit';
const ASSETS = join(import.meta.dirname, '../../apps/portal/dist/ftz/client');

const signIn = async (page: Page) => {
  await page.goto('/userCenter/user/space');
  await signOn(page, 'demo');
  await expect(page).toHaveURL(/\/userCenter\/user\/space/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === COOKIE) ?? { value: '', missing: true };

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('zonekit.session'));

test('gateway: neither page nor scripts know the secret or where the service is', async ({ page }) => {
  const html = await (await page.goto('/'))?.text();
  expect(html).toContain('"transport":"gateway"');
  expect(html).not.toContain(SECRET);
  const scripts = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json)$/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(join(ASSETS, file), 'utf8').includes(SECRET))).toEqual([]);
});

test('gateway: a login’s token is in a cookie that no script reads, and in no answer', async ({ page, context }) => {
  const answers: string[] = [];
  // Taken on their way: the page has moved on by the time that one would ask it.
  await page.route(/\/bff\/users\//, async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  const signed: string[] = [];
  page.on('request', (request) => {
    for (const name of ['x-sign', 'authorization']) if (request.headers()[name]) signed.push(request.url());
  });
  await signIn(page);
  const cookie = await tokenOf(context);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', domain: 'localhost' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(COOKIE);
  expect(await storedSession(page)).not.toContain(cookie.value);
  expect(answers.join('')).toContain('user_info');
  expect(answers.filter((text) => text.includes(cookie.value))).toEqual([]);
  expect(signed).toEqual([]);
});

test('gateway: a link with somebody else’s code logs nobody in, and offers to begin again', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newContext();
  await prepare(stranger);
  const url = await strangersCallback(stranger, '/userCenter/user/space');
  await stranger.close();
  await refusesStrangersCode(page, url, loginWords);
});

test('gateway: a page of another site cannot speak for the visitor', async ({ page, context }) => {
  await signIn(page);
  const before = await tokenOf(context);
  const evil = await context.newPage();
  const form = '<form method="post" action="http://localhost:4304/bff/users/logout" enctype="text/plain"></form>';
  await evil.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await evil.goto('http://evil.example/');
  const answer = evil.waitForResponse((response) => response.url().endsWith('/bff/users/logout'));
  await evil.evaluate(() => document.forms[0]?.submit());
  expect((await answer).status()).toBe(403);
  expect((await tokenOf(context)).value).toBe(before.value);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('gateway: a file that needs permission is applied for, and one that needs a login is shown', async ({ page }) => {
  await signIn(page);
  const find = async (access: string) => {
    for (let number = 1; number <= 40; number += 1) {
      const id = `pol-${String(number).padStart(4, '0')}`;
      const answer = await page.request.get(`/bff/policies/policies/${id}`, { headers: { 'x-session': 'none' } });
      const { data } = (await answer.json()) as { data?: { attachments: { access: string; id: string }[] } };
      const file = data?.attachments.find((each) => each.access === access);
      if (file) return `/policy/policyDocument/${id}?file=${file.id}`;
    }
    throw new Error(`No policy of the demo has a file for ${access}.`);
  };
  await page.goto(await find('permission'));
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(fileWords.prompts.NONE)).toBeVisible();
  await viewer.getByRole('button', { name: fileWords.actions.apply }).click();
  await expect(viewer.getByText(fileWords.prompts.pending)).toBeVisible();
  await page.goto(await find('login'));
  await expect(page.getByRole('dialog').locator('canvas, img, video').first()).toBeVisible({ timeout: 20_000 });
});

test('gateway: a film is asked for by ranges, as a stream', async ({ page }) => {
  await page.goto('/');
  const headers = await page.evaluate(async () => {
    const answer = await fetch('/bff/universal/files/f-vid-01', { headers: { range: 'bytes=100-199' } });
    const bytes = await answer.arrayBuffer();
    return [answer.status, answer.headers.get('content-range')?.slice(0, 14), bytes.byteLength];
  });
  expect(headers).toEqual([206, 'bytes 100-199/', 100]);
});

test('gateway: a logout in one tab is a logout in the other, and ends the cookie', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/');
  const logout = (tab: Page) => tab.getByRole('button', { name: '退出' }).first();
  await expect(logout(other)).toBeVisible();
  await logout(page).click();
  await expect(logout(other)).toBeHidden();
  expect(await tokenOf(context)).toMatchObject({ missing: true });
});

test('gateway: a session that has run out keeps what was being filled in', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/policy/policyRecommend?dialog=questionnaire');
  const form = dialog(page, quizWords.title);
  await form.getByLabel(quizWords.steps.q1.label).fill('东港过期留稿有限公司');
  await expect(form.getByText(/草稿已保存/)).toBeVisible();
  await context.clearCookies({ name: COOKIE });
  // The next request gets 401; the page reloads a second later and redirects to the sign-on.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('zonekit.session') ?? '{}');
    localStorage.setItem('zonekit.session', JSON.stringify({ ...session, storedAt: session.storedAt - 121 * 60_000 }));
    window.dispatchEvent(new Event('focus'));
  });
  await expect.poll(() => storedSession(page).catch(() => 'busy')).toBeNull();
  await page.goto('/policy/policyRecommend?dialog=questionnaire');
  await page.waitForLoadState('networkidle');
  if (page.url().includes('/api/sandbox/sso/')) await signOn(page, 'demo');
  await page.goto('/policy/policyRecommend?dialog=questionnaire');
  await expect(form.getByLabel(quizWords.steps.q1.label)).toHaveValue('东港过期留稿有限公司');
});
