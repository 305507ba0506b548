import { expect, type Page } from '@playwright/test';
import { moveApplication } from '../../packages/api-client/src/policy/policy.client.ts';
import { callerOf, makeColleague, signedInAs } from './callers.ts';
import { listen, PDF, prepare, signOn, test } from './support.ts';

const CENTRE = '/userCenter/user/policyManagement';

test.use(signedInAs('demo'));

/** The form for a call. `account`: signs on first. */
const openForm = async (page: Page, call: string, account?: string) => {
  await page.goto(`${CENTRE}/new?call=${call}`);
  if (account !== undefined) await signOn(page, account);
  await expect(page.getByLabel('联系人')).not.toHaveValue('');
};
const saveDraft = async (page: Page) => {
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已保存，' })).toBeVisible();
};

test('two colleagues write one draft: the second to save is told what the first one changed, and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? '';
  await makeColleague(origin, 'demo', { account: 'round.two', name: '许多闻', phone: '13100000811' });
  await openForm(page, 'dec-open-11');
  await page.getByLabel('申报说明').fill('第一稿');
  await saveDraft(page);

  const others = await browser.newContext({
    locale: 'zh-CN',
    // Of somebody else, who is not logged in yet.
    storageState: { cookies: [], origins: [] },
    ...(baseURL && { baseURL }),
  });
  await prepare(others);
  const colleague = await others.newPage();
  await openForm(colleague, 'dec-open-11', 'round.two');
  await expect(colleague.getByLabel('申报说明')).toHaveValue('第一稿');
  await colleague.getByLabel('申报说明').fill('同事补了样机的数据');
  await colleague.getByLabel('联系人').fill('许多闻');
  await saveDraft(colleague);

  await page.getByLabel('申报说明').fill('我改了资金用途');
  await page.getByRole('button', { name: '保存草稿' }).click();
  const conflictAlert = page.getByRole('alert').filter({ hasText: '同事刚刚保存过' });
  await expect(conflictAlert).toContainText('同事补了样机的数据');
  await expect(conflictAlert).toBeFocused();
  await expect(conflictAlert).toContainText('许多闻');
  await expect(conflictAlert).not.toContainText('手机号');
  await expect(page.getByLabel('申报说明')).toHaveValue('我改了资金用途');
  await page.screenshot({ path: 'test-results/application-changed.png', fullPage: true });
  // Nothing was overwritten, and what was typed outlives the page.
  await colleague.reload();
  await expect(colleague.getByLabel('申报说明')).toHaveValue('同事补了样机的数据');
  await page.reload();
  await expect(page.getByLabel('申报说明')).toHaveValue('我改了资金用途');

  await page.getByRole('button', { name: '保存草稿' }).click();
  await conflictAlert
    .getByRole('radiogroup', { name: '联系人' })
    .getByRole('radio', { name: /许多闻/ })
    .click();
  await conflictAlert.getByRole('button', { name: '按所选保存' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已保存，' })).toBeVisible();
  await expect(conflictAlert).toBeHidden();
  await expect(page.getByLabel('联系人')).toHaveValue('许多闻');
  await expect(page.getByLabel('申报说明')).toHaveValue('我改了资金用途');
  await colleague.getByLabel('申报说明').fill('同事又写了一句');
  await colleague.getByRole('button', { name: '保存草稿' }).click();
  await colleague.getByRole('alert').getByRole('button', { name: '全用对方的' }).click();
  await expect(colleague.getByLabel('申报说明')).toHaveValue('我改了资金用途');
  await others.close();
});

test('an application that is sent back says why and until when, is corrected and handed in again, and remembers it all', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const said = listen(page);
  const reason = '请补充上年度审计报告的签字页';
  await openForm(page, 'dec-open-29');
  await page.getByLabel('申报说明').fill('智能化改造，设备清单见附件。');
  const files = page.locator('main input[type=file]');
  for (let place = 0; place < (await files.count()); place += 1) {
    await files.nth(place).setInputFiles({ ...PDF, name: `材料${place + 1}.pdf` });
  }
  await expect(page.locator('main li[data-status=done]')).toHaveCount(await files.count());
  await page.getByRole('button', { name: '提交申报' }).click();
  await expect(page.getByText('已提交，等待受理')).toBeVisible();
  const id = new URL(page.url()).pathname.slice(CENTRE.length + 1);

  const operator = await callerOf(baseURL ?? '', 'operator');
  await moveApplication(operator, id, 'reviewing');
  await moveApplication(operator, id, 'returned', reason);

  await page.goto(`${CENTRE}?status=returned`);
  await page.locator(`main a[href="${CENTRE}/${id}"]`).filter({ hasText: '补正并重新提交' }).click();
  const standing = page.getByRole('main').locator('[data-tone=warning]').filter({ hasText: reason });
  await expect(standing).toContainText(/预计2026-\d\d-\d\d前完成/);
  await page.screenshot({ path: 'test-results/application-returned.png', fullPage: true });
  await page.getByRole('link', { name: '补正并重新提交' }).click();
  await expect(standing).toBeVisible();
  await page.getByLabel('申报说明').fill('智能化改造，设备清单与审计报告签字页见附件。');
  await page.getByRole('button', { name: '重新提交' }).click();

  await expect(page.getByText('已提交，等待受理')).toBeVisible();
  await expect(page.getByText('智能化改造，设备清单与审计报告签字页见附件。')).toBeVisible();
  const history = page.getByRole('main').locator('section').filter({ hasText: '经过' }).getByRole('listitem');
  await expect(history).toHaveText([/草稿/, /已提交/, /审核/, new RegExp(`退回.*${reason}`), /已提交/]);
  expect(said).toEqual([]);
});
