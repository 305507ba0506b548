import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { alive, PHONE, test } from './support.ts';

const DECLARATION = '/policy/policyDeclaration/dec-open-26';

for (const [locale, apply] of [
  ['zh-CN', '开始申报'],
  ['en', 'Apply'],
] as const) {
  for (const [where, options] of [
    ['at 1440 x 900', { viewport: { width: 1440, height: 900 } }],
    ['on a phone', PHONE],
  ] as const) {
    test.describe(`${locale} ${where}`, () => {
      test.use({ ...options, locale });

      test('shows Apply without scrolling, amount and deadline in one card', async ({ page }) => {
        await page.goto(DECLARATION, { waitUntil: 'networkidle' });
        const action = page.getByRole('link', { name: apply, exact: true }).filter({ visible: true });
        await expect(action).toHaveCount(1);
        const box = await action.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
        const card = page.locator('#qualify');
        await expect(card).toContainText(locale === 'en' ? 'CNY' : '万元');
        await expect(card.locator('time')).toBeVisible();
      });
    });
  }
}

test('says conditions and support once, under headings that are numbered alike', async ({ page }) => {
  await page.goto(DECLARATION);
  const headings = await page.locator('article h2').allInnerTexts();
  expect(headings.filter((text) => text.includes('申报条件'))).toHaveLength(1);
  expect(headings.filter((text) => text.includes('支持标准'))).toHaveLength(1);
  expect(headings.map((text) => text.slice(0, 2))).toEqual(
    [...'一二三四五六七八九十'].slice(0, headings.length).map((numeral) => `${numeral}、`),
  );
  await expect(page.locator('article table')).toHaveCount(1);
});

test('downloads a template and a file that cannot be viewed at once', async ({ page }) => {
  await page.goto(DECLARATION, { waitUntil: 'networkidle' });
  await alive(page);
  const template = page.getByRole('link', { name: /^下载模板/ }).first();
  const file = page.getByRole('link', { name: /^下载(?!模板)/ }).first();
  for (const control of [template, file]) {
    const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
    expect((await readFile(await download.path())).byteLength).toBeGreaterThan(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('offers templates without JavaScript too', async ({ page, request }) => {
  const html = await (await request.get(DECLARATION)).text();
  await page.goto(DECLARATION);
  const href =
    (await page
      .getByRole('link', { name: /^下载模板/ })
      .first()
      .getAttribute('href')) ?? '';
  expect(html).toContain(href);
  const answer = await request.get(href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
});
