import { expect, type Page } from '@playwright/test';
import { originOf, PHONE, test } from './support.ts';

const PAGES = [
  '/',
  '/policy',
  '/policy/policyDeclaration',
  '/policy/policyDocument',
  '/policy/policyDeclaration/dec-open-26',
  '/policy/policyRecommend',
  '/login',
];

/** Height of what stays at the window's edges while the page is scrolled, in px, and how many bars the lower edge has. */
const measureBars = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return false;
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isAtEdge = (top <= 1 && bottom > 1) || (bottom >= innerHeight - 1 && top < innerHeight - 1);
      return height > 0 && width > innerWidth / 2 && isAtEdge;
    });
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    return {
      covered: heights.reduce((sum, height) => sum + height, 0),
      lower: bars.filter((bar) => bar.getBoundingClientRect().top > innerHeight / 2).length,
    };
  });

const expectRoom = async (page: Page, path: string, share: number) => {
  await page.goto(originOf('ftz') + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, Math.min(600, (document.documentElement.scrollHeight - innerHeight) / 2)));
  await expect
    .poll(async () => {
      const { covered, lower } = await measureBars(page);
      return { lower: Math.max(lower, 1), isFree: covered <= (page.viewportSize()?.height ?? 0) * share };
    }, path)
    .toEqual({ lower: 1, isFree: true });
};

for (const locale of ['zh-CN', 'en']) {
  test(`header and bars cover at most a fifth of a phone, and the lower edge has one bar: ${locale}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ ...PHONE, locale });
    for (const path of PAGES) await expectRoom(page, path, 0.2);
    await page.close();
  });

  test(`header and bars cover at most 30 % of a phone at 200 % zoom: ${locale}`, async ({ browser }) => {
    const page = await browser.newPage({ ...PHONE, viewport: { width: 195, height: 422 }, locale });
    for (const path of PAGES) await expectRoom(page, path, 0.3);
    await page.close();
  });
}
