import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { alive, listen, PDF, signOn, test } from './support.ts';

const CENTRE = '/userCenter/user/policyManagement';
const STATEMENT = '港口起重机的自动化改造，已完成样机，资金用于首批次应用。';

/** The stored session, as old as it may not become. */
const expire = () => {
  const stored = JSON.parse(localStorage.getItem('zonekit.session') ?? '{}');
  localStorage.setItem('zonekit.session', JSON.stringify({ ...stored, storedAt: stored.storedAt - 121 * 60_000 }));
};

test('an enterprise applies for a call: typed once, kept over a reload and an expired session, handed in, followed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const said = listen(page);
  await page.goto('/policy/policyDeclaration/dec-open-26');
  await alive(page);
  await page.getByRole('link', { name: '开始申报', exact: true }).click();
  await signOn(page, 'demo');
  await expect(page).toHaveURL((url) => url.pathname === `${CENTRE}/new`);
  await expect(page.getByLabel('联系人')).toHaveValue('林知远');

  // What is missing is said at once, with a way to each.
  await page.getByRole('button', { name: '提交申报' }).click();
  await expect(page.getByRole('link', { name: '请填写申报说明' })).toBeVisible();
  await page.getByRole('link', { name: '请填写申报说明' }).click();
  await expect(page.getByLabel('申报说明')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByLabel('申报说明').fill(STATEMENT);
  await page.reload();
  await expect(page.getByText(/^已恢复.*填写的内容/)).toBeVisible();
  await expect(page.getByLabel('申报说明')).toHaveValue(STATEMENT);

  await page.evaluate(expire);
  await page.reload();
  await expect(page).toHaveURL(
    (url) => url.pathname === `${CENTRE}/new` && url.searchParams.get('call') === 'dec-open-26',
  );
  // By way of the sign-on and back: several pages.
  await expect(page.getByLabel('申报说明')).toHaveValue(STATEMENT, { timeout: 40_000 });

  // Another page asks first, and the way back leads to the same words.
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '我的政策' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '留下' }).first().click();
  await expect(page.getByLabel('申报说明')).toHaveValue(STATEMENT);

  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已保存，' })).toBeVisible();

  const files = page.locator('main input[type=file]');
  for (let place = 0; place < (await files.count()); place += 1) {
    await files.nth(place).setInputFiles({ ...PDF, name: `材料${place + 1}.pdf` });
    await expect(page.getByText(`材料${place + 1}.pdf`, { exact: true })).toBeVisible();
  }
  await expect(page.locator('main li[data-status=done]')).toHaveCount(await files.count());
  await page.reload();
  await expect(page.getByText('材料1.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '提交申报' }).click();

  await expect(page.getByText('已提交，等待受理')).toBeVisible();
  await expect(page.getByText(STATEMENT)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/application.png', fullPage: true });

  // A second one for the same call leads to the first.
  const own = new URL(page.url()).pathname;
  await page.goto(`${CENTRE}/new?call=dec-open-26`);
  await expect(page).toHaveURL((url) => url.pathname === own);

  await page.goto(CENTRE);
  await page.getByRole('link', { name: /^已提交/ }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('status') === 'submitted');
  const record = page.getByRole('row').filter({ has: page.locator(`a[href="${own}"]`) });
  await expect(record.getByText('已提交')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/applications.png', fullPage: true });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载表格（CSV）' }).click();
  expect((await waiting).suggestedFilename()).toBe('政策申报-2026-11-20.csv');
  expect(said).toEqual([]);
});

test('a call is followed, a private calendar is made, read by a program, and ended', async ({ page, baseURL }) => {
  await page.goto(`${CENTRE}?tab=subscriptions`);
  await signOn(page, 'demo');
  await expect(page.getByText('还没有关注申报通知')).toBeVisible();
  await page.goto('/policy/policyDeclaration/dec-open-26');
  const title = (await page.locator('h1').textContent()) ?? '';
  await page.getByRole('button', { name: '关注', exact: true }).click();
  await expect(page.getByRole('button', { name: '取消关注' })).toBeVisible();
  await page.goto(`${CENTRE}?tab=subscriptions`);
  const followed = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await expect(followed).toBeVisible();
  await page.getByRole('button', { name: '生成地址' }).click();
  const address = (await page.locator('main code').first().textContent()) ?? '';
  expect(address.startsWith(baseURL ?? 'nowhere')).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  const calendar = await page.request.get(address);
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/calendar'),
  ]);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: `取消关注：${title}` }).click();
  await expect(followed).toBeHidden();

  // The newest stands first.
  const ends = page.getByRole('main').getByRole('button', { name: '停用' });
  const before = await ends.count();
  await ends.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  // It closes with the answer; while it is open, buttons behind it are hidden from roles.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(ends).toHaveCount(before - 1);
  expect((await page.request.get(address)).status()).toBe(404);
});
