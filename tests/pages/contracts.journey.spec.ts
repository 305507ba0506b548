import { expect } from '@playwright/test';
import { signedInAs } from './callers.ts';
import { listen, test } from './support.ts';

test.use(signedInAs('demo'));

test('a contract that expires is renewed and signed, and the old one says by which it was renewed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const said = listen(page);
  await page.goto('/userCenter/user/space/contract/space-lease-2', { waitUntil: 'networkidle' });
  await expect(page.getByRole('img', { name: /^租期/ })).toBeVisible();
  await page.getByRole('radio', { name: /24 个月/ }).check();
  await page.getByRole('button', { name: '申请续签' }).click();

  // The renewal is another contract, which waits for the signature.
  await expect(page).not.toHaveURL(/space-lease-2$/);
  await expect(page.getByText('等待签署')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 表格' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: '签署合同' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '签署合同' }).click();
  await expect(page.getByText('等待签署')).toBeHidden();

  await page.locator('dd').getByRole('link', { name: /^HT/ }).click();
  await expect(page).toHaveURL(/space-lease-2$/);
  await expect(page.getByText('已续签').first()).toBeVisible();
  expect(said).toEqual([]);
});
