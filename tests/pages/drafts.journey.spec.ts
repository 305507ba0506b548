import { expect } from '@playwright/test';
import { listCanvass } from '../../packages/api-client/src/policy/publication.client.ts';
import { callerOf, signedInAs } from './callers.ts';
import { keyboardOf } from './keyboard.ts';
import { test } from './support.ts';

test.use(signedInAs('demo'));

test('what is typed of an enterprise is there after a reload and after another page, and two tabs do not overwrite each other', async ({
  page,
  context,
}) => {
  const place = '/userCenter/user/informate?edit=current';
  await page.goto(place);
  const address = page.getByLabel('详细地址');
  await expect(address).not.toHaveValue('');
  const before = await address.inputValue();
  // Nothing was typed: no confirmation.
  await page.getByRole('navigation', { name: '用户中心菜单' }).getByRole('link', { name: '我的预约' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/userCenter/user/space');

  await page.goto(place);
  await address.fill('海关路9号');
  await expect(page.getByText('已存在本机，还没有提交')).toBeVisible();
  await page.getByRole('navigation', { name: '用户中心菜单' }).getByRole('link', { name: '我的预约' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click();
  await expect(address).toBeHidden();
  await page.goBack();
  await expect(address).toHaveValue('海关路9号');

  const other = await context.newPage();
  await other.goto(place);
  await expect(other.getByLabel('详细地址')).toHaveValue('海关路9号');
  await other.getByLabel('详细地址').fill('海关路10号');
  // Drafts are stored a moment after the last key; the other tab's must be there first.
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('海关路10号');
  await page.getByLabel('联系人', { exact: true }).fill('许多闻');
  await expect(page.getByText(/^另一个标签页刚刚保存过/)).toBeVisible();
  await page.screenshot({ path: 'test-results/enterprise-tabs.png', fullPage: true });
  await page.getByRole('radiogroup', { name: '详细地址' }).getByRole('radio', { name: /10号/ }).click();
  await page.getByRole('button', { name: '按所选保存' }).click();
  await expect(address).toHaveValue('海关路10号');
  await page.reload();
  await expect(page.getByLabel('联系人', { exact: true })).toHaveValue('许多闻');
  await page.getByRole('button', { name: '重新填写' }).click();
  await expect(address).toHaveValue(before);
});

test('an address typed by keyboard alone is there after a reload, is saved, and is taken away again', async ({
  page,
}) => {
  const place = '/userCenter/user/material/address';
  const { press, tabTo, typeInto } = keyboardOf(page);
  const detail = page.getByLabel('详细地址');
  await page.goto(`${place}?edit=new`);
  await expect(detail).toBeVisible();
  await typeInto(page.getByLabel('收货人'), '许多闻');
  await typeInto(page.getByLabel('手机号'), '13800000001');
  await typeInto(detail, '海关路9号3层');
  await expect(page.getByText('已存在本机，还没有提交')).toBeVisible();

  await page.reload();
  await expect(detail).toHaveValue('海关路9号3层');
  await expect(page.getByRole('button', { name: '重新填写' })).toBeVisible();
  await press('Tab', 'Enter');
  const area = page.getByRole('group', { name: '所在地区' });
  await typeInto(area.getByRole('combobox', { name: '搜索地区' }), '金州');
  await expect(page.getByRole('option', { name: /金州区/ })).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expect(area.getByLabel('区县', { exact: true }).locator('option:checked')).toHaveText('金州区');
  await tabTo(page.getByRole('button', { name: '保存地址' }));
  await press('Enter');

  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: '海关路9号3层' });
  await expect(saved).toBeVisible();
  await tabTo(saved.getByRole('button', { name: '删除' }));
  await press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: '删除地址' }), 4);
  await press('Enter');
  await expect(saved).toBeHidden();
  await page.goto(`${place}?edit=new`);
  await expect(page.getByLabel('收货人')).toHaveValue('');
});

test('an opinion on a draft policy is there after a reload, is sent, and leaves an empty form', async ({
  page,
  baseURL,
}) => {
  const { data } = await listCanvass(await callerOf(baseURL ?? '', 'demo'), { status: ['open'] });
  const opinion = '第八条建议写明中小企业的申报起点，并给出测算办法。';
  await page.goto(`/policy/policyBrowse/${data[0]?.id}?tab=canvass`);
  const text = page.getByLabel('意见与理由');
  await text.fill('太短');
  await page.getByRole('button', { name: '提交意见' }).click();
  await expect(page.getByText('请至少写10个字').first()).toBeVisible();
  await text.fill(opinion);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(opinion);
  await page.reload();
  await expect(page.getByText(/^已恢复/)).toBeVisible();
  await expect(text).toHaveValue(opinion);
  await page.getByRole('button', { name: '提交意见' }).click();
  await expect(page.getByText('意见已提交，起草部门会逐条研究')).toBeVisible();
  await expect(text).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: opinion })).toBeVisible();
  await expect(text).toHaveValue('');
});
