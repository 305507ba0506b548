import { expect, type Page } from '@playwright/test';
import shellEn from '../../apps/portal/src/shell/messages/en.ts';
import shellZh from '../../apps/portal/src/shell/messages/zh-CN.ts';
import { logInByCaptcha } from './captcha-login.ts';
import { alive, BSR, listen, PHONE, signOn, test } from './support.ts';

const PAGE = '/policy/policyDocument';
const SANDBOX = /\/api\/sandbox\/sso\/authorize/;
const header = (page: Page) => page.locator('[data-account]').first();
const logIn = (page: Page) => header(page).getByRole('link', { name: /^(登录|Log in)$/ });
const logOut = (page: Page) => header(page).getByRole('button', { name: /^(退出|Log out)$/ });

test.describe('in ftz', () => {
  test('the header leads to the sign-on, as a page that needs a login does, and back', async ({ page }) => {
    await page.goto('/userCenter/user/space');
    await expect(page).toHaveURL(SANDBOX);
    const guarded = new URL(page.url()).pathname;

    await page.goto(PAGE);
    await logIn(page).click();
    await expect(page).toHaveURL((url) => url.pathname === guarded);
    await signOn(page, 'demo');
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
    await expect(header(page)).toHaveAttribute('data-account', 'signed-in');
  });

  test('while the sign-on does not answer, the header leads to the own login', async ({ page }) => {
    await page.goto(PAGE);
    await alive(page);
    await page.route(/\/users\/sso\/check/, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }),
    );
    await logIn(page).click();
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return') === PAGE);
  });

  for (const { locale, words, sandbox, title } of [
    { locale: 'zh-CN', words: shellZh, sandbox: '演示沙箱', title: '东港自由贸易区' },
    { locale: 'en', words: shellEn, sandbox: 'Sandbox', title: 'Donggang FTZ' },
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test(`the sandbox looks like the portal, and is marked; a logout ends on home with a word (${locale})`, async ({
        page,
      }) => {
        const said = listen(page);
        await page.goto(PAGE);
        await page.evaluate(() => localStorage.setItem('zk-theme', 'dark'));
        await page.reload();
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const dark = await ground();
        await logIn(page).click();
        await expect(page).toHaveURL(SANDBOX);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('link', { name: title })).toBeVisible();
        await expect(page.locator('header').getByText(sandbox, { exact: true })).toBeVisible();
        expect(await ground()).toBe(dark);
        await page.locator('a[hreflang]').click();
        await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
        await page.locator('a[hreflang]').click();

        await signOn(page, 'staff');
        await expect(page).toHaveURL((url) => url.pathname === PAGE);
        await page.goto('/userCenter/user/space');
        await logOut(page).click();
        await expect(page).toHaveURL((url) => url.pathname === '/');
        await expect(page.getByText(words.loggedOut)).toBeVisible();
        await alive(page);
        await page.reload();
        await alive(page);
        await expect(page.getByText(words.loggedOut)).toHaveCount(0);
        expect(said).toEqual([]);
      });
    });
  }
});

test('in bsr the header leads to the own login, as a page that needs a login does; a logout ends on home', async ({
  page,
}) => {
  await page.goto(`${BSR}/userCenter/user/space`);
  await expect(page).toHaveURL((url) => url.pathname === '/login');

  await page.goto(`${BSR}${PAGE}`);
  await alive(page);
  await logInByCaptcha(page, 'staff', async () => {
    await logIn(page).click();
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return') === PAGE);
  });
  await expect(page).toHaveURL((url) => url.pathname === PAGE);
  await logOut(page).click();
  await expect(page).toHaveURL((url) => url.origin === BSR && url.pathname === '/');
  await expect(page.getByText(shellZh.loggedOut)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [variant, origin] of [
    ['ftz', ''],
    ['bsr', BSR],
  ] as const) {
    test(`the header of ${variant} has a link to the login in place of a spinner`, async ({ page }) => {
      await page.goto(`${origin}${PAGE}`);
      await expect(logIn(page)).toBeVisible();
      await expect(header(page).getByRole('status')).toBeHidden();
      await logIn(page).click();
      await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return') === PAGE);
    });
  }

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('the menu has it', async ({ page }) => {
      await page.goto(PAGE);
      await page.locator('details > summary').first().click();
      await expect(page.locator('[data-drawer]').getByRole('link', { name: '登录' })).toBeVisible();
      await expect(page.locator('[data-drawer]').getByRole('status')).toBeHidden();
    });
  });
});
