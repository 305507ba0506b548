import { expect } from '@playwright/test';
import { keyboardOf } from './keyboard.ts';
import { listen, test } from './support.ts';

test('a position of the industry map is chosen by keyboard and shows its companies, and Back returns', async ({
  page,
}) => {
  const said = listen(page);
  const keys = keyboardOf(page);
  await page.goto('/entrance/industryMap', { waitUntil: 'networkidle' });
  const positions = page.locator('main a[href*="&position="]');
  const current = page.locator('main a[href*="&position="][aria-current=true]');
  const companies = page.getByRole('region').filter({ has: page.locator('#companies-title') });
  const rows = companies.getByRole('table').locator('tbody tr');
  const first = (await current.locator('b').textContent()) ?? '';
  await expect(companies.getByRole('heading')).toContainText(first);

  // The diagram has a cell for each company; a gap has none.
  const other = positions.and(page.locator(':not([aria-current]):has(i)')).first();
  const href = (await other.getAttribute('href')) ?? '';
  const second = (await other.locator('b').textContent()) ?? '';
  const count = await other.locator('i').count();
  await keys.follow(other);
  await expect(page).toHaveURL(new URL(href, page.url()).href);
  await expect(current.locator('b')).toHaveText([second]);
  await expect(companies.getByRole('heading')).toContainText(second);
  await expect(rows).toHaveCount(count);
  await expect(companies.getByRole('heading')).toBeInViewport();

  const gap = positions.and(page.locator('[data-gap]')).first();
  await keys.follow(gap);
  await expect(companies.getByText('区内还没有这个环节的企业')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(count);
  await page.goBack();
  await expect(current.locator('b')).toHaveText([first]);
  expect(said).toEqual([]);
});
