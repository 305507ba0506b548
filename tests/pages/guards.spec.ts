import { expect } from '@playwright/test';
import { BSR, PASSWORD, signOn, test } from './support.ts';

const GUARDED = ['/policy/policyRecommend', '/userCenter/user/space'];

for (const path of GUARDED) {
  test(`${path} sends a guest of ftz to the single sign-on and back, address and all`, async ({ page }) => {
    await page.goto(`${path}?lang=zh-CN`);
    await signOn(page, 'demo');
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a guest of bsr logs in with account, password and captcha, and is back', async ({ page }) => {
  const captcha = page.waitForResponse((response) => response.url().includes('image_captcha'));
  await page.goto(`${BSR}/userCenter/user/space`);
  await expect(page).toHaveURL(/\/login/);
  const code = (await (await captcha).allHeaders())['x-demo-code'] ?? '';
  await page.locator('input[autocomplete=username]').fill('demo');
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.locator('input[autocapitalize=characters]').fill(code);
  await page.locator('main button[type=submit]').click();
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
