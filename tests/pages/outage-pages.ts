import { expect, type Page } from '@playwright/test';
import search from '../../apps/portal/src/pages/search/messages/zh-CN.ts';
import userCentre from '../../apps/portal/src/pages/shared/user-centre/messages/zh-CN.ts';
import errorPage from '../../packages/portal-kit/src/error-page/messages/zh-CN.ts';
import listPage from '../../packages/portal-kit/src/list-page/messages/zh-CN.ts';

/** Message and button of a page while the service does not answer. */
const WORDS = {
  page: [errorPage.unavailable, errorPage.retry],
  list: [listPage.failed.title, listPage.failed.retry],
  search: [search.failed, search.retry],
  record: [userCentre.notRead, userCentre.retry],
} as const;

export interface OutagePage {
  address: string;
  /** Part of the page that fails. */
  part: keyof typeof WORDS;
  /** Selector of data that come from the service. */
  data: string;
}

/** Addresses to open during an outage: one for each kind of page of policy, content, people and events. */
export const OUTAGE_PAGES: readonly OutagePage[] = [
  { address: '/', part: 'page', data: 'a[href^="/policy/policyDocument/"]' },
  { address: '/event', part: 'list', data: 'a[href^="/event/"]' },
  { address: '/event/event-42', part: 'page', data: 'h1' },
  { address: '/expert', part: 'list', data: 'a[href^="/expert/"]' },
  { address: '/expert/expert-1', part: 'page', data: 'h1' },
  { address: '/search?q=%E4%BC%81%E4%B8%9A', part: 'search', data: 'mark' },
  { address: '/policy/policyCommon', part: 'list', data: '#results summary' },
  { address: '/info/base', part: 'list', data: '#results li' },
  { address: '/info/innovation', part: 'page', data: 'h1' },
  { address: '/entrance/industryMap', part: 'page', data: 'table' },
];

/** Expects the message of the failed part, the heading and the portal's navigation. */
export const expectOutage = async (page: Page, { address, part }: OutagePage) => {
  await expect(page.getByRole('main').getByText(WORDS[part][0]), address).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link').first(), address).toBeVisible();
};

/** Presses the button of the message and expects the page's data. */
export const retryAfterOutage = async (page: Page, { address, part, data }: OutagePage) => {
  const [words, retry] = WORDS[part];
  const main = page.getByRole('main');
  await main.getByRole('button', { name: retry, exact: true }).click();
  await expect(main.getByText(words), address).toBeHidden();
  await expect(main.locator(data).first(), address).toBeVisible();
};
