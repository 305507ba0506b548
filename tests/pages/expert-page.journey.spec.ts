import { expect } from '@playwright/test';
import { CLEARED_KEYS, SESSION_KEY } from '../../packages/api-client/src/session/session-store.ts';
import { signedInAs } from './callers.ts';
import { BSR, listen, signOn, test } from './support.ts';

test('a visitor narrows the experts, opens one, logs in and asks at a free half-day', async ({ page }) => {
  test.setTimeout(120_000);
  const said = listen(page);
  await page.goto('/expert', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('专家');
  await page.goto('/expert/expert-3', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '登录后咨询' }).click();
  await signOn(page, 'demo');
  await page.getByLabel('想解决什么').fill('首台套认定材料两次被退回，怎么改？');
  await page.getByRole('button', { name: '提交咨询' }).click();
  await expect(page.getByRole('link', { name: '请选择一个可约时段' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('想解决什么')).toHaveValue('首台套认定材料两次被退回，怎么改？');
  await page.locator('main [data-slot]:not([aria-disabled=true])').first().click();
  await page.getByRole('button', { name: '提交咨询' }).click();
  await expect(page.getByText(/编号EC\d{8}-/)).toBeVisible();
  expect(said).toEqual([]);
});

test.describe('with the session of yesterday', () => {
  test.use(signedInAs('demo', BSR));

  test('the expert entry asks for a login with its message, without a session, and leads back', async ({ page }) => {
    await page.goto(`${BSR}/expert`);
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...session, storedAt: session.storedAt - 86_400_000 }));
      localStorage.setItem('roles', session.userInfo.role);
    }, SESSION_KEY);
    await page.goto(`${BSR}/expert`, { waitUntil: 'networkidle' });
    // The end of the session loads the page again.
    await expect(async () => {
      await page.getByRole('button', { name: '专家入驻' }).click({ timeout: 5_000 });
      await expect(page.getByText('请登录后使用专家填报')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/login' && searchParams.get('return') === '/userCenter/user/expertManagement',
    );
    const stored = await page.evaluate(
      (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
      [...CLEARED_KEYS],
    );
    expect(stored).toEqual([]);
  });
});
