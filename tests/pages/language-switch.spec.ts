import { expect } from '@playwright/test';
import { alive, test } from './support.ts';

for (const path of [
  '/policy/policyDeclaration?status=open&status=closing&sort=closes_at&page=2',
  '/policy/policyDocument?q=%E4%BC%81%E4%B8%9A&level=city',
  '/policy/policyDeclaration/dec-open-26?dialog=questionnaire',
]) {
  test(`switching the language keeps filters, sort, page and what is open: ${path}`, async ({ page }) => {
    await page.goto(path.replace(/\?dialog.*/, ''));
    await alive(page);
    await page.goto(path);
    const before = new URL(page.url()).searchParams;
    // A dialog makes the header inert; its link works all the same once the dialog is open.
    await page
      .locator('a[hreflang=en]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const after = new URL(page.url()).searchParams;
    expect(after.get('lang')).toBe('en');
    after.delete('lang');
    expect([...after].sort()).toEqual([...before].sort());
    expect([...after].length).toBeGreaterThan(0);
  });
}
