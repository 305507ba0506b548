import { expect, test } from '@playwright/test';

/** Numbers that lead to a list, by the page that shows them. */
for (const path of ['/', '/policy']) {
  test(`each count of ${path} leads to a list with that many results`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    const links = page.locator('main a[data-count]');
    await expect(links.first()).toBeVisible();
    const counts = new Map<string, number>();
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      const shown = Number((await link.getAttribute('data-count')) ?? Number.NaN);
      if (href) counts.set(href, shown);
    }
    expect(counts.size).toBeGreaterThan(path === '/' ? 10 : 20);
    for (const [href, shown] of counts) {
      await page.goto(href, { waitUntil: 'commit' });
      const total = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first();
      expect(Number((await total.textContent())?.replace(/\D/g, '')), href).toBe(shown);
    }
  });
}

test('shares of industries are shares of all documents', async ({ page }) => {
  await page.goto('/policy');
  const links = page.locator('table a[data-count]');
  await expect(links.first()).toBeAttached();
  const rows = await page
    .getByRole('table')
    .filter({ has: page.locator('a[href*="industry="]') })
    .getByRole('row')
    .all();
  const documents = await page
    .locator('table a[href*="year="]')
    .evaluateAll((all) => all.reduce((sum, link) => sum + Number(link.getAttribute('data-count')), 0));
  for (const row of rows.slice(1)) {
    const [count = 0, percent = 0] = (await row.getByRole('cell').allTextContents())
      .slice(-2)
      .map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(Math.abs((count / documents) * 100 - percent)).toBeLessThan(0.06);
  }
});
