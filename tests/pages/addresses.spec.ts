import { type APIRequestContext, expect } from '@playwright/test';
import { VARIANT_NAMES } from '../route-manifest.ts';
import { originOf, test } from './support.ts';

const textOf = async (request: APIRequestContext, url: string): Promise<string> => (await request.get(url)).text();

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

/** One address of each kind: what follows the last slash names the thing. */
const oneOfEach = (urls: readonly string[]): string[] => [
  ...new Map(urls.map((url) => [isItem(url) ? url.replace(/[^/=]+$/, '') : url, url])).values(),
];

/** Addresses of items have a number; those of lists have none. */
const isItem = (url: string): boolean => /\d/.test(url.replace(/^https?:\/\/[^/]+/, ''));

/** Whether a page tells search engines more than its path. */
const describesItem = (html: string): boolean => {
  const [, block = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': nodes = [] }: { '@graph'?: { '@type': string }[] } = JSON.parse(block);
  return nodes.some((node) => node['@type'] !== 'BreadcrumbList');
};

for (const variant of VARIANT_NAMES) {
  test(`the sitemap of ${variant} names pages that are there, of every kind`, async ({ request }) => {
    test.setTimeout(120_000);
    const origin = originOf(variant);
    const index = addressesIn(await textOf(request, `${origin}/sitemap.xml`));
    const files = index.filter((url) => url.endsWith('.xml'));
    const urls =
      files.length > 0 ? (await Promise.all(files.map((file) => textOf(request, file)))).flatMap(addressesIn) : index;
    const tried = oneOfEach(urls);
    expect(tried.length).toBeGreaterThan(60);
    const statuses: Record<string, number> = {};
    const undescribed: string[] = [];
    for (const url of tried) {
      const answer = await request.get(url, { maxRedirects: 0 });
      if (answer.status() !== 200) statuses[url] = answer.status();
      else if (isItem(url) && !describesItem(await answer.text())) undescribed.push(url);
    }
    expect(statuses).toEqual({});
    expect(undescribed).toEqual([]);
  });
}

for (const [asked, expected] of [
  ['/SPACE/incubator?q=1', '/space/Incubator?q=1'],
  ['/policy/policydocument/pol-0001', '/policy/policyDocument/pol-0001'],
  ['/usercenter/user/Space', '/userCenter/user/space'],
  ['/finance/', '/finance/bond'],
  ['/enterpriseSupply', '/enterpriseSupply/demandList'],
] as const)
  test(`${asked} leads to ${expected}`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, expected]);
  });
