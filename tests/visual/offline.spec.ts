import { expect, test } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { STORYBOOK } from './story-index.ts';

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(STORYBOOK);
});
test.afterAll(() => storybook.close());

test('a document whose network goes keeps its page, says so, and goes on by itself', async ({ page, context }) => {
  await page.goto(`${storybook.url}/iframe.html?id=kit-fileviewer--document-in-parts&viewMode=story`);
  const reading = page.getByRole('region', { name: '第 1 页，共 3 页' });
  await expect(reading.getByText('Page one')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: '下一页' }).click();
  const word = page.getByRole('status').filter({ hasText: '网络已断开，第 2 页暂时读不到' });
  await expect(word).toBeVisible();
  await expect(reading.getByText('Page one')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(word).toBeVisible();
  await expect(page).toHaveScreenshot(['kit-fileviewer', 'network-gone.light.png']);

  await context.setOffline(false);
  await expect(page.getByRole('region', { name: '第 2 页，共 3 页' }).getByText('Page two')).toBeVisible();
  await expect(word).toBeHidden();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page.getByText('Page three')).toBeVisible();
});
