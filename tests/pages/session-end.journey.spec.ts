import { expect, type Page } from '@playwright/test';
import settingsEn from '../../apps/portal/src/pages/account/messages/settings.en.ts';
import loginEn from '../../apps/portal/src/pages/auth/messages/login.en.ts';
import bookingZh from '../../packages/portal-kit/src/booking-dialog/messages/zh-CN.ts';
import noticesEn from '../../packages/portal-kit/src/notices/messages/en.ts';
import noticesZh from '../../packages/portal-kit/src/notices/messages/zh-CN.ts';
import { revokeSession } from './callers.ts';
import { logInByCaptcha } from './captcha-login.ts';
import { BSR, dialog, signOn, test } from './support.ts';

/** Sends a form whose session the service has ended: one notice, which the page itself counts, no session, and a reload. */
const sendRevoked = async (page: Page, send: () => Promise<void>, { title }: { title: string }) => {
  const counts: number[] = [];
  await page.exposeFunction('count', (notices: number) => counts.push(notices));
  await page.evaluate((words) => {
    const { count } = window as unknown as { count: (notices: number) => void };
    const find = () => document.evaluate(`count(//*[text()="${words}"])`, document).numberValue;
    new MutationObserver(() => count(find())).observe(document.body, { childList: true, subtree: true });
  }, title);
  await revokeSession(page);
  const reload = page.waitForEvent('load');
  await send();
  await reload;
  expect(Math.max(...counts)).toBe(1);
};

test('a booking that is sent under a session that the service has ended is there again after the login', async ({
  page,
}) => {
  await page.goto('/userCenter/user/space');
  await signOn(page, 'staff');
  await expect(page).toHaveURL((url) => url.pathname === '/userCenter/user/space');
  await page.goto('/?dialog=booking');
  const form = dialog(page, bookingZh.title);
  await form.locator('[data-status="available"]').first().click();
  const fields = {
    applicantUnit: '东港远洋智能装备有限公司',
    creditCode: '91350100M000100Y43',
    registeredAddress: '东港市海关路18号',
    roadshow_title: '岸桥远程操控发布',
    contact_person: '林知远',
    phone: '13800002026',
    attendance: '80',
    roadshowContent: '产品发布与融资路演',
  } as const;
  const entries = Object.entries(fields) as [keyof typeof fields, string][];
  for (const [name, text] of entries) await form.getByLabel(bookingZh[name]).fill(text);

  await sendRevoked(page, () => form.getByRole('button', { name: bookingZh.submit }).click(), noticesZh);

  // The single sign-on still knows the visitor: by its way back to the dialog.
  await expect(form.getByLabel(bookingZh.roadshow_title)).toHaveValue(fields.roadshow_title, { timeout: 40_000 });
  await expect(page.getByRole('button', { name: '退出', includeHidden: true }).first()).toBeAttached();
  for (const [name, text] of entries) await expect(form.getByLabel(bookingZh[name])).toHaveValue(text);
  await expect(form.getByText('共 1 个半天')).toBeVisible();
  await page.screenshot({ path: 'test-results/booking-after-login.png' });
});

test.describe('en', () => {
  test.use({ locale: 'en' });

  test('a name that is sent under a session that the service has ended is there again after the login', async ({
    page,
  }) => {
    const place = `${BSR}/userCenter/user/informate/userList`;
    await logInByCaptcha(page, 'new', () => page.goto(place));
    await expect(page).toHaveURL(place);
    const name = page.getByLabel(settingsEn.name, { exact: true });
    await expect(name).not.toHaveValue('');
    await name.fill('Lin Yue');

    await logInByCaptcha(page, 'new', async () => {
      await sendRevoked(
        page,
        () => page.getByRole('button', { name: settingsEn.nameSubmit, exact: true }).click(),
        noticesEn,
      );
      await expect(page).toHaveURL(/\/login\?return=.*reason=expired/);
      await expect(page.getByText(loginEn.expiredTitle)).toBeVisible();
    });
    await expect(name).toHaveValue('Lin Yue');
    await page.screenshot({ path: 'test-results/name-after-login.png' });
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(name).not.toHaveValue('Lin Yue');
  });
});
