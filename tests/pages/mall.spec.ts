import { expect } from '@playwright/test';
import { listMallProducts } from '../../packages/api-client/src/material/product.client.ts';
import { callerOf, signedInAs } from './callers.ts';
import { test } from './support.ts';

test.use(signedInAs('demo'));

test('the price per piece and the warehouse follow the quantity', async ({ page, baseURL }) => {
  const { data } = await listMallProducts(await callerOf(baseURL ?? '', 'demo'), { stock: ['in_stock'], page_size: 1 });
  const id = data[0]?.id ?? '';
  await page.goto(`/material/product/${id}`, { waitUntil: 'networkidle' });
  const tiers = page.getByRole('list', { name: '阶梯价' }).getByRole('listitem');
  await expect(tiers.first()).toHaveAttribute('aria-current', 'true');
  const quantity = page.getByRole('spinbutton', { name: '数量' });
  await quantity.fill('9999');
  await expect(page).toHaveURL((url) => url.searchParams.get('quantity') === '9999');
  await expect(tiers.last()).toHaveAttribute('aria-current', 'true');

  // More than one warehouse has: advice with the most that can be ordered.
  const most = page.getByRole('button', { name: /^改为/ });
  await expect(most).toBeVisible();
  await expect(page.getByRole('radio', { disabled: true }).first()).toBeVisible();
  await most.click();
  await expect(page.getByRole('group', { name: '哪个仓有货' }).getByRole('radio', { checked: true })).toBeVisible();
  const { search } = new URL(page.url());
  const order = page.locator('aside').getByRole('link', { name: '去下单' });
  await expect(order).toHaveAttribute('href', new RegExp(`^/material/product/${id}/order\\?.*quantity=`));
  await page.reload({ waitUntil: 'networkidle' });
  expect(new URL(page.url()).search).toBe(search);
  await expect(quantity).toHaveValue(new URLSearchParams(search).get('quantity') ?? '');
});

test('goods in stock are listed by price with the warehouse that delivers first', async ({ page }) => {
  await page.goto('/material/product?stock=in_stock&sort=price');
  const rows = page.locator('#results li');
  await expect(rows.first()).toContainText('送达');
  await expect(page.getByText('暂无现货')).toHaveCount(0);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/material\/product\/product-\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: '哪个仓有货' })).toBeVisible();
});
