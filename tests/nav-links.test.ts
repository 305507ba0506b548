import { describe, expect, test } from 'vitest';
import { currentItems } from '../apps/portal/src/shell/current-nav.ts';
import bsrWords from '../apps/portal/src/variants/bsr/messages/zh-CN.ts';
import { nav as bsr } from '../apps/portal/src/variants/bsr/nav.ts';
import ftzWords from '../apps/portal/src/variants/ftz/messages/zh-CN.ts';
import { nav as ftz } from '../apps/portal/src/variants/ftz/nav.ts';
import { pagesOf, ROUTES, VARIANT_NAMES } from './route-manifest.ts';

/** As the tree of business code 030000 has them. */
const CATEGORIES = Array.from({ length: 6 }, (_, place) => ({ name: `${place + 1}`, children: [] }));

const navs = { ftz: ftz(ftzWords.nav, []), bsr: bsr(bsrWords.nav, CATEGORIES) };

/** Every address that a value names, whatever its depth. */
const hrefsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefsOf(inner),
  );
};

const pathsOf = (variant: (typeof VARIANT_NAMES)[number]) =>
  [...new Set(hrefsOf(navs[variant]))]
    .filter((href) => href.startsWith('/') && !href.startsWith('/api/'))
    .map((href) => href.replace(/[?#].*$/, ''));

/** A parameter that may be left out is any segment. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll('$', '\\$')}$`);

const routeOf = (path: string) => ROUTES.find((route) => patternOf(route.path).test(path));

/** Pages that no item of the nav is about: the user centre has a menu of its own. */
const WITHOUT_ITEM = /^\/(userCenter|login|single|order|newIndex\d|components|search|listDetails)(\/|$)/;

describe.each(VARIANT_NAMES)('nav and footer of %s', (variant) => {
  // Entries whose page a build lacks are left out: `availableNav` of the portal.
  test('name addresses of the route manifest alone', () => {
    const paths = pathsOf(variant);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !routeOf(path))).toEqual([]);
  });

  test('lead to a page in every entry', () => {
    expect(pathsOf(variant).filter((path) => typeof routeOf(path)?.state !== 'string')).toEqual([]);
  });

  test('mark an item on every page', () => {
    const { items } = navs[variant];
    const unmarked = pagesOf(variant)
      .filter(({ address, status }) => status === 200 && !WITHOUT_ITEM.test(address.replace(/\?.*/, '')))
      .filter(
        ({ address }) =>
          currentItems(
            items,
            address,
            items.map(({ id }) => id),
          ).length === 0,
      );
    expect(unmarked.map(({ address }) => address)).toEqual([]);
  });

  test.each([
    '/info/base',
    '/entrance/show',
    '/entrance/industry',
    '/entrance/industryMap',
    '/expert',
    '/activity',
    '/policy/policyActivity',
    '/talent/newsBulletin',
  ])('name %s', (path) => expect(pathsOf(variant)).toContain(path));
});
