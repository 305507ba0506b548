import type { Page } from '@playwright/test';
import { signedInAs } from './callers.ts';
import { expectOutage, OUTAGE_PAGES, type OutagePage, retryAfterOutage } from './outage-pages.ts';
import { test } from './support.ts';

const SERVICE = '**/api/**';
const ACCOUNT: OutagePage = { address: '/userCenter/user/event', part: 'record', data: 'ol li, ul li' };

/** Navigates without a link, as Back does: no data are preloaded. */
const goTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, href);

test.use(signedInAs('demo'));

test('while the service does not answer, each page says so, and shows its data when it is tried again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/policy/policyDocument', { waitUntil: 'networkidle' });
  for (const each of [...OUTAGE_PAGES, ACCOUNT]) {
    await page.route(SERVICE, (route) => route.abort());
    await goTo(page, each.address);
    await expectOutage(page, each);
    await page.unroute(SERVICE);
    await retryAfterOutage(page, each);
  }
});
