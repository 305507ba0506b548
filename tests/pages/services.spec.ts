import { expect } from '@playwright/test';
import { listMessages, moveMessage } from '../../packages/api-client/src/material/message.client.ts';
import { callerOf, signedInAs } from './callers.ts';
import { test } from './support.ts';

test('an unknown category becomes the first one, and the address says so', async ({ page }) => {
  await page.goto('/business?category_ids=9&sort=price');
  await expect(page).toHaveURL((url) => url.searchParams.get('category_ids') === '1');
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'price');
  const tabs = page.getByRole('navigation', { name: '服务类别' });
  await expect(tabs.locator('[aria-current=page]')).toContainText('企业登记');
});

test('services of a category are narrowed by price, and the category stays', async ({ page }) => {
  await page.goto('/business?category_ids=4');
  await page.locator('main summary:visible', { hasText: '全部筛选' }).click();
  const price = page.getByRole('group', { name: '最低套餐价' });
  await price.getByRole('spinbutton', { name: /上限/ }).fill('5000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('price_max') === '5000');
  await expect(page).toHaveURL((url) => url.searchParams.get('category_ids') === '4');
  await expect(page.getByRole('heading', { level: 1, name: '知识产权服务' })).toBeVisible();
});

test('the price follows package, extra and quantity, which the address holds', async ({ page }) => {
  await page.goto('/business/service-001', { waitUntil: 'networkidle' });
  const payable = page.locator('aside p[aria-live=polite]');
  await expect(payable).toHaveAttribute('aria-busy', 'false');
  const before = await payable.textContent();
  const packages = page.getByRole('group', { name: '选套餐' }).getByRole('radio');
  await packages.last().focus();
  await page.keyboard.press('Space');
  await expect(packages.last()).toBeChecked();
  await expect(page).toHaveURL((url) => url.searchParams.has('spec'));
  await expect(payable).not.toHaveText(before ?? '');
  await page.getByRole('list', { name: '可选项' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL((url) => url.searchParams.has('options'));
  await expect(payable).toHaveAttribute('aria-busy', 'false');
  const chosen = await payable.textContent();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(packages.last()).toBeChecked();
  await expect(payable).toHaveText(chosen ?? '');
  await expect(page.locator('aside').getByRole('link', { name: /去下单$/ })).toHaveAttribute(
    'href',
    /^\/order\?kind=service&offer=service-001&spec=service-001-p3&options=/,
  );
});

test('a service of a laboratory opens by query', async ({ page }) => {
  await page.goto('/businessService/details?id=test-001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '实验服务' })).toBeVisible();
});

test('what a visitor asks the provider is kept over a reload', async ({ page }) => {
  await page.goto('/business/service-002', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '先问服务方' }).click();
  const question = page.getByRole('dialog').getByRole('textbox', { name: '想问什么' });
  await question.fill('能否本周上门？');
  await page.reload();
  await expect(question).toHaveValue('能否本周上门？');
  await expect(page.getByRole('dialog').getByRole('button', { name: '登录并发送' })).toBeVisible();
});

test.describe('with a login', () => {
  test.use(signedInAs('demo'));

  test('a question that is not sent is kept, sent once, answered and closed', async ({ page, baseURL }) => {
    const question = '年检和审计能一起做吗？';
    await page.goto('/business/service-003?ask=1');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: '想问什么' });
    await field.fill(question);
    await page.route('**/material-mall/messages', (route) => route.abort('connectionreset'));
    await dialog.getByRole('button', { name: '发送留言' }).click();
    await expect(dialog.getByText('留言没有发出去，已写的内容保留在本机').first()).toBeVisible();
    await expect(field).toHaveValue(question);
    await page.unroute('**/material-mall/messages');
    await dialog.getByRole('button', { name: '发送留言' }).click();
    await dialog.getByRole('link', { name: '查看我的留言' }).click();
    await expect(page).toHaveURL(/\/userCenter\/user\/material\/demands\?message=/);
    await expect(page.getByRole('list', { name: '往来' })).toContainText(question);

    const operator = await callerOf(baseURL ?? '', 'operator');
    const id = new URL(page.url()).searchParams.get('message') ?? '';
    const { data } = await listMessages(operator, { status: ['sent'], page_size: 100 });
    expect(data.filter(({ content }) => content === question).map((message) => message.id)).toEqual([id]);
    await moveMessage(operator, id, { status: 'answered', reason: '可以，材料一次交齐。' });
    await page.reload();
    await expect(page.getByRole('list', { name: '往来' })).toContainText('可以，材料一次交齐。');
    await page.getByRole('button', { name: /^结束留言/ }).click();
    await expect(page.getByRole('button', { name: /^结束留言/ })).toBeHidden();
  });
});
