import { expect, test } from '@playwright/test';

test('a page that is not there offers those that were seen lately, and nothing personal', async ({ page }) => {
  await page.goto('/policy/policyDocument');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('zonekit.visitedPages')))
    .toContain('policyDocument');
  await page.goto('/login');
  await page.goto('/nowhere');
  const visited = page.getByRole('navigation', { name: '您最近看过' });
  await expect(visited.getByRole('link')).toHaveText(['政策文件']);
  await visited.getByRole('link').click();
  await expect(page).toHaveURL(/\/policy\/policyDocument$/);
});
