import { expect } from '@playwright/test';
import { signedInAs } from './callers.ts';
import { listen, PHONE, test } from './support.ts';

test.use({ ...signedInAs('demo'), ...PHONE, locale: 'en' });

test('a need is published on a phone after a reload in the middle, matched with reasons, and withdrawn', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const said = listen(page);
  const form = '/userCenter/user/space/needs?tab=form&lang=en';
  await page.goto(form, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Publish the need' }).click();
  await expect(page.getByText('Please choose at least one kind of space!').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Office' }).check();
  await page.getByRole('spinbutton', { name: 'Area at least' }).fill('100');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('checkbox', { name: 'Office' })).toBeChecked();
  await page.getByRole('spinbutton', { name: 'Rent at most' }).fill('90');
  await page.getByRole('button', { name: 'Publish the need' }).click();

  await expect(page).toHaveURL(/need=/);
  await expect(page.getByRole('heading', { name: 'Matching units' })).toBeVisible();
  await expect(page.getByText(/of \d met$/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Withdraw SN/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The need has ended and is no longer matched.')).toBeVisible();
  expect(said).toEqual([]);
});
