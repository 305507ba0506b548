import { expect, test } from 'vitest';
import { addressOf, kindOf } from '../apps/api/src/frame/list/searched-list.ts';
import { modules } from '../apps/api/src/modules/modules.ts';
import { ITEMS } from '../apps/portal/src/server/seo/page-data.ts';

const searched = modules.flatMap(({ searched: lists = [] }) => lists);

/** `/space/office/{-$id}` → what matches its addresses. */
const patternOf = (routeId: string) => new RegExp(`^${routeId.replace(/\{-\$\w+\}|\$\w+/g, '[^/]+')}$`);

const described = (path: string) => Object.keys(ITEMS).some((routeId) => patternOf(routeId).test(path));

/** Parts of a page of something else, which sitemaps leave out and search engines read there. */
const PARTS = [
  'business_techniques',
  'collections',
  'grants',
  'industry_companies',
  'institutions.base',
  'institutions.center',
  'institutions.platform',
  'institutions.research',
  'projects',
  'shops.business',
  'shops.mall',
  'shops.technology',
];

test('every kind that the search finds is in the sitemap, but for parts of other pages', () => {
  expect(searched.length).toBeGreaterThan(30);
  const parts = searched.filter(({ ownPages = true }) => !ownPages).map(kindOf);
  expect(parts.sort()).toEqual(PARTS);
});

test.each(searched.filter((list) => !PARTS.includes(kindOf(list))).map((list) => [kindOf(list), list] as const))(
  'search engines are told what the page of one shows: %s',
  (_, list) => {
    // The only column that decides over a page is the type of a unit.
    const values = (list.columns ?? []).map(() => 'office');
    const [path = ''] = addressOf(list, { id: 'id-1', title: '冷链', values }).split(/[?#]/);
    expect({ path, described: described(path) }).toEqual({ path, described: true });
  },
);
