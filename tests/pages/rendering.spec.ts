import { expect, type Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { BSR, listen, onPaper, openFirst, test } from './support.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, narrows, turns the page and reads', async ({ page }) => {
    await page.goto('/');
    await page.locator('main input[name=q]').fill('企业');
    await page.locator('main form[role=search] button[type=submit]').click();
    await expect(page).toHaveURL(/search\?q=/);
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.locator('main a[href^="/policy/policyDocument?q="]').click();
    await expect(page).toHaveURL(/policyDocument\?q=/);
    await page.locator('main a[href*="level=municipal"]:visible').first().click();
    await expect(page).toHaveURL(/level=municipal/);
    await page.locator('main a[rel=next]').click();
    await expect(page).toHaveURL(/page=2/);
    await openFirst(page, '/policy/policyDocument');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the language is a choice that stays, and ?lang= asks for one', async ({ page }) => {
  await page.goto('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/policy/policyDocument');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=alternate][hreflang=zh-CN]')).toHaveCount(1);
});

test('the second variant has its own title, brand, nav and closed bookings', async ({ page }) => {
  await page.goto(`${BSR}/?dialog=booking`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'bsr');
  await expect(page).toHaveTitle(/北山/);
  await expect(page.getByRole('dialog')).toContainText('尚未开放');
});

test('home tells search engines where the office is, within the content policy', async ({ page }) => {
  const messages = listen(page);
  await page.goto(BSR);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.geo).toMatchObject({ latitude: 32.2, longitude: 119.45 });
  expect(messages).toEqual([]);
});

/** What a page tells search engines, by type. */
const told = async (page: Page, address: string) => {
  await page.goto(address);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  const nodes: Record<string, unknown>[] = data['@graph'] ?? [];
  return new Map(nodes.map((node) => [node['@type'], node]));
};

for (const [type, address, fields] of [
  ['Legislation', '/policy/policyDocument/pol-0001', ['legislationIdentifier', 'legislationDate']],
  ['GovernmentService', '/policy/policyDeclaration/dec-open-26', ['provider', 'hoursAvailable']],
  ['Article', '/policy/policyIllustration/ill-01', ['image', 'datePublished']],
  ['NewsArticle', '/policy/policyBrowse/ann-001', ['headline', 'datePublished']],
  ['Article', '/policy/resultsPublicityDetails/pub-001', ['headline']],
  ['FAQPage', '/policy/policyCommon/faq-001', ['mainEntity']],
  ['NewsArticle', '/listDetails?id=news-001', ['headline', 'author']],
  ['VideoObject', '/entrance/show?video=video-01', ['contentUrl', 'duration', 'uploadDate']],
  ['Event', '/event/event-42', ['startDate', 'location', 'eventStatus']],
  ['Person', '/expert/expert-1', ['name', 'knowsAbout', 'affiliation']],
] as const) {
  test(`${address} tells search engines what it shows: ${type}`, async ({ page }) => {
    const nodes = await told(page, address);
    const item = nodes.get(type);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(item).toMatchObject({ url: canonical });
    for (const field of fields) expect(item, field).toHaveProperty(field);
    const steps = (nodes.get('BreadcrumbList')?.itemListElement ?? []) as { position: number; name: string }[];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { name } of steps) await expect(page.locator('main nav ol').first()).toContainText(name);
  });
}

test('a page that is not there tells search engines nothing', async ({ page }) => {
  await page.goto('/event/no-such-activity');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

/** The screen of Lighthouse's phone, for which the limits are. A wide one also shows slides, whose code comes with them. */
const PHONE = { width: 412, height: 823 };

for (const [name, path] of Object.entries({ home: '/', 'home in English': '/?lang=en', 'bsr home': `${BSR}/` })) {
  test(`${name} is painted with its own bytes alone, within the budget`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const requestTypes: string[] = [];
    page.on('request', (request) => requestTypes.push(request.resourceType()));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const { responseBodySize } = (await response?.request().sizes()) ?? { responseBodySize: Number.NaN };
    expect(responseBodySize / 1024).toBeLessThanOrEqual(budgets.home.html);
    // What comes when the browser is idle brings its own style sheets.
    const styledLate = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const sheets = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'));
      return painted > 0 && sheets.every(({ startTime }) => startTime > painted);
    });
    expect(styledLate).toBe(true);
    expect(requestTypes.length).toBeLessThanOrEqual(budgets.home.requests);
    // The page itself requests scripts, after its first paint.
    expect(await response?.text()).not.toMatch(/<script[^>]* src=|rel="(?:modulepreload|preload)"/);
    expect(requestTypes).toContain('script');
  });
}

test('what is printed shows site, address and date', async ({ page }) => {
  await page.goto('/policy/policyDocument', { waitUntil: 'networkidle' });
  await onPaper(page, async () => {
    const stamp = await page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);
    expect(stamp).toContain('东港自由贸易区产业创新合作平台');
    expect(stamp).toContain('/policy/policyDocument');
    expect(stamp).toContain('2026年11月20日');
  });
});
