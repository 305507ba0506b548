import { expect, type Page } from '@playwright/test';
import authEn from '../../apps/portal/src/pages/auth/messages/login.en.ts';
import authZh from '../../apps/portal/src/pages/auth/messages/login.zh-CN.ts';
import credentialsEn from '../../apps/portal/src/pages/shared/credentials/messages/en.ts';
import credentialsZh from '../../apps/portal/src/pages/shared/credentials/messages/zh-CN.ts';
import { dueRuns } from './languages.ts';
import { BSR, listen, test } from './support.ts';

const loginZh = { ...credentialsZh, ...authZh };
const loginEn = { ...credentialsEn, ...authEn };

/** The code that the demo tells beside an answer. */
const demoCode = async (page: Page, path: string, act: () => Promise<unknown>): Promise<string> => {
  const answer = page.waitForResponse((response) => response.url().includes(path));
  await act();
  return (await (await answer).allHeaders())['x-demo-code'] ?? '';
};

/** Comes to a page of the area and waits until it is alive; answers the code of the picture that it shows. */
const come = async (page: Page, path: string): Promise<string> => {
  let code = '';
  page.on('response', async (response) => {
    if (response.url().includes('image_captcha')) code = (await response.allHeaders())['x-demo-code'] ?? '';
  });
  await page.goto(path);
  await expect(page.locator('[data-status=ready] img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return code;
};

/** Copies the picture, has the code sent and fills it in. `picture` is the code of the picture that is shown. */
const proveByPhone = async (page: Page, words: typeof loginZh | typeof loginEn, phone: string, picture: string) => {
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  await page.locator('input[autocapitalize=characters]').fill(picture);
  const code = await demoCode(page, 'send-captcha', () => page.getByRole('button', { name: words.smsSend }).click());
  // The next code may be requested in a minute; until then the button counts down.
  await expect(page.getByRole('button', { name: /\d+/ })).toBeDisabled();
  await page.getByLabel(words.sms, { exact: true }).fill(code);
};

for (const { locale, words, phone, account } of dueRuns(
  [
    { locale: 'zh-CN', words: loginZh, phone: '13100000801', account: 'walk.zh' },
    { locale: 'en', words: loginEn, phone: '13100000802', account: 'walk.en' },
  ] as const,
  import.meta.filename,
)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('somebody without an account registers on the way and is back where it was needed', async ({ page }) => {
      const said = listen(page);
      const picture = await demoCode(page, 'image_captcha', async () => {
        await page.goto(`${BSR}/userCenter/user/space`);
        await expect(page).toHaveURL(/\/login\?return=/);
      });
      expect(picture).toHaveLength(5);
      const another = await demoCode(page, 'image_captcha', () =>
        page.getByRole('link', { name: words.register, exact: true }).click(),
      );
      await expect(page.getByRole('heading', { level: 1, name: words.registerTitle })).toBeVisible();

      await page.getByRole('button', { name: words.registerSubmit }).click();
      await expect(page.locator('main a[href^="#register-"]')).toHaveCount(6);
      await page.getByLabel(words.name, { exact: true }).fill('林越');
      await page.getByLabel(words.newAccount).fill('demo');
      await page.locator('input[autocomplete=new-password]').fill('harbour 2026');
      await page.getByRole('checkbox').check();
      await proveByPhone(page, words, phone, another);
      await page.getByRole('button', { name: words.registerSubmit }).click();
      await expect(page.getByText(words.accountTaken).first()).toBeVisible();
      await page.getByLabel(words.newAccount).fill(account);
      await page.getByRole('button', { name: words.registerSubmit }).click();
      await expect(page).toHaveURL(`${BSR}/userCenter/user/space`);
      await expect(page.getByText('林越').first()).toBeVisible();
      // The service refuses with a status code, which browsers log.
      expect(said.filter((line) => !line.includes('409'))).toEqual([]);
    });
  });
}

test('the terms that are agreed to can be read on the way', async ({ page }) => {
  await come(page, `${BSR}/login/register`);
  await page.getByRole('button', { name: loginZh.privacy, exact: true }).click();
  await expect(page.getByRole('dialog', { name: loginZh.privacy })).toContainText('2026-11-01');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a forgotten password is set anew by phone, and what was typed follows to the login', async ({ page }) => {
  await come(page, `${BSR}/login?return=%2Fpolicy`);
  const picture = await demoCode(page, 'image_captcha', () => page.getByRole('link', { name: loginZh.forget }).click());
  await page.locator('input[autocomplete=new-password]').fill('lighthouse 88');
  await proveByPhone(page, loginZh, '13900002026', picture);
  await page.getByRole('button', { name: loginZh.forgetSubmit }).click();
  await expect(page.getByText('您的账号名是staff')).toBeVisible();
  const next = await demoCode(page, 'image_captcha', () =>
    page.getByRole('link', { name: loginZh.submit, exact: true }).click(),
  );
  await expect(page.getByLabel(loginZh.account)).toHaveValue('staff');
  await page.locator('input[autocomplete=current-password]').fill('lighthouse 88');
  await page.locator('input[autocapitalize=characters]').fill(next);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(`${BSR}/policy`);
});

test('a phone logs in by its code, and one without an account is led to register with it', async ({ page }) => {
  const picture = await come(page, `${BSR}/login?by=mobile&return=%2Fpolicy`);
  await proveByPhone(page, loginZh, '13100000803', picture);
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText(loginZh.phoneUnknown).first()).toBeVisible();
  await demoCode(page, 'image_captcha', () => page.getByRole('link', { name: loginZh.registerWith }).click());
  await expect(page.getByLabel(loginZh.phone, { exact: true })).toHaveValue('13100000803');
  const next = await come(page, `${BSR}/login?by=mobile&return=%2Fpolicy`);
  await proveByPhone(page, loginZh, '13700002026', next);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(`${BSR}/policy`);
});

test('a locked password leads to the login by text message, which is open', async ({ page }) => {
  let picture = await come(page, `${BSR}/login?return=%2Fpolicy`);
  await page.getByLabel(loginZh.account).fill('walk.locked');
  for (let tries = 0; tries < 5; tries += 1) {
    await page.locator('input[autocomplete=current-password]').fill('wrong');
    await page.locator('input[autocapitalize=characters]').fill(picture);
    picture = await demoCode(page, 'image_captcha', () => page.locator('main button[type=submit]').click());
  }
  await expect(page.getByText(loginZh.lockedTitle)).toBeVisible();
  const next = await demoCode(page, 'image_captcha', () =>
    page.getByRole('link', { name: loginZh.lockedByMobile }).click(),
  );
  await proveByPhone(page, loginZh, '13800002026', next);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(`${BSR}/policy`);
});

test('the other single sign-on logs in as well', async ({ page }) => {
  await come(page, '/login?return=%2Fpolicy');
  await page.getByRole('button', { name: loginZh.ykssoButton }).click();
  await expect(page).toHaveURL(/\/api\/sandbox\/yksso\//);
  await page.locator('#account').fill('staff');
  await page.locator('#password').fill('Demo-2026');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL((url) => url.pathname === '/policy');
  await expect(page.getByText('周晓岚').first()).toBeVisible();
});
