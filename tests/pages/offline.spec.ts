import { expect, type Page } from '@playwright/test';
import { alive, test } from './support.ts';

const OFFLINE = '连接不上平台';
const state = (page: Page) => page.getByRole('alert').filter({ hasText: OFFLINE });

/** Goes to an address as the browser's own buttons do, without a link that could be pointed at. */
const goTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, href);

test('an area that cannot be fetched offline shows the offline state, which retries', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  await context.setOffline(true);
  await page.locator('header nav a[href="/policy"]').first().click();
  await expect(state(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/policy');
  await state(page).getByRole('button', { name: '重新连接' }).click();
  await expect(state(page)).toBeVisible();
  await context.setOffline(false);
  await state(page).getByRole('button', { name: '重新连接' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(OFFLINE);
  await expect(state(page)).toBeHidden();
});

test('Back leaves the offline state for the page that is there', async ({ page, context }) => {
  await page.goto('/policy/policyDocument', { waitUntil: 'networkidle' });
  await alive(page);
  await context.setOffline(true);
  await goTo(page, '/login/register');
  await expect(state(page)).toBeVisible();
  await page.goBack();
  await expect(state(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});

test('a page of an area whose code cannot be fetched offline shows the offline state', async ({ page, context }) => {
  await page.goto('/policy', { waitUntil: 'networkidle' });
  await alive(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await context.setOffline(true);
  await goTo(page, '/policy/policyRecommend');
  await expect(state(page)).toBeVisible();
  expect(documents).toEqual([]);
});
