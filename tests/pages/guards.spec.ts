import { expect } from '@playwright/test';
import loginZh from '../../apps/portal/src/pages/auth/messages/login.zh-CN.ts';
import { pagesOf } from '../route-manifest.ts';
import { logInByCaptcha } from './captcha-login.ts';
import { BSR, prepare, refusesStrangersCode, signOn, strangersCallback, test } from './support.ts';

/** The route guards its page, whichever example of it is asked for. */
const guarded = pagesOf('ftz').filter(({ access, isFirst }) => access === 'login' && isFirst);
// A filter may leave none.
if (guarded.length > 0) {
  test('every route behind the login sends a guest of ftz to the single sign-on', { tag: '@routes' }, async ({
    page,
  }) => {
    test.setTimeout(30_000 + guarded.length * 5_000);
    for (const { address } of guarded) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page, address).toHaveURL(/\/api\/sandbox\/sso\//);
    }
  });
}

for (const path of ['/policy/policyRecommend', '/userCenter/user/space']) {
  test(`${path} sends a guest of ftz to the single sign-on and back, address and all`, async ({ page }) => {
    await page.goto(`${path}?lang=zh-CN`);
    await signOn(page, 'demo');
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a guest of bsr logs in with account, password and captcha, and is back', async ({ page }) => {
  await logInByCaptcha(page, 'demo', async () => {
    await page.goto(`${BSR}/userCenter/user/space`);
    await expect(page).toHaveURL(/\/login/);
  });
  await expect(page).toHaveURL((url) => url.pathname === '/userCenter/user/space');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address of another site is no place to go back to', async ({ page }) => {
  await page.goto(`${BSR}/login?redirect=${encodeURIComponent('https://evil.example/')}`);
  await expect(page).toHaveURL((url) => url.href.startsWith(`${BSR}/login`));
});

test('a dialog that came open with its page gives focus to a link that opens it', async ({ page }) => {
  await page.goto('/?dialog=booking');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('a[href*="dialog=booking"]:focus')).toBeVisible();
});

test('a link with somebody else’s code logs nobody in, and offers to begin again', async ({ page, browser }) => {
  const stranger = await browser.newContext();
  await prepare(stranger);
  const url = await strangersCallback(stranger, '/userCenter/user/space');
  await stranger.close();
  await refusesStrangersCode(page, url, loginZh);
});

test('a return address serves once: Reload and Back of it log nobody in again', async ({ page }) => {
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/login/callback?')) callback = request.url();
  });
  await page.goto('/userCenter/user/space');
  await signOn(page, 'demo');
  await expect(page).toHaveURL((at) => at.pathname === '/userCenter/user/space');
  // The session is stored by then; a login that is still under way would store it behind the clearing.
  await expect(page.locator('main h1')).toBeVisible();
  // A guarded page that loses its session goes to the login, which would break off the navigation below.
  await page.goto('/policy');
  await page.evaluate(() => localStorage.clear());
  await page.goto(callback);
  await expect(page.getByText(loginZh.callbackUnknown)).toBeVisible();
});

test.describe('the login for embedding', () => {
  test('within a page of the portal it logs in and tells that page', async ({ page }) => {
    const frame = page.frameLocator('#embedded');
    const embed = async () => {
      await page.goto('/policy');
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = '/single/login';
        frame.id = 'embedded';
        frame.width = '480';
        frame.height = '900';
        document.body.prepend(frame);
        addEventListener('message', ({ data, origin }) => {
          if (data?.type === 'zonekit.login') document.body.dataset.loginOrigin = origin;
        });
      });
      await expect(frame.locator('header, footer')).toHaveCount(0);
    };
    await logInByCaptcha(page, 'demo', embed, frame);
    await expect(page.locator('body')).toHaveAttribute('data-login-origin', new URL(page.url()).origin);
    await expect(frame.getByText(loginZh.signedIn)).toBeVisible();
  });

  test('its single sign-on takes the whole window, and comes back to the page around it', async ({ page }) => {
    await page.goto('/policy');
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/single/login';
      frame.id = 'embedded';
      frame.height = '900';
      document.body.prepend(frame);
    });
    await page.waitForLoadState('networkidle');
    await page.frameLocator('#embedded').getByRole('button', { name: loginZh.ssoButton }).click();
    await signOn(page, 'demo');
    await expect(page).toHaveURL((at) => at.pathname === '/policy');
  });

  test('alone it goes to return, and not to another site', async ({ page }) => {
    for (const [returnUrl, path] of [
      ['/policy?q=a', '/policy'],
      ['https://evil.example/', '/'],
    ] as const) {
      await logInByCaptcha(page, 'demo', () =>
        page.goto(`${BSR}/single/login?return=${encodeURIComponent(returnUrl)}`),
      );
      await expect(page).toHaveURL((at) => at.origin === BSR && at.pathname === path);
      await page.evaluate(() => localStorage.clear());
    }
  });
});
