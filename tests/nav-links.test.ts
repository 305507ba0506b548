import { describe, expect, test } from 'vitest';
import bsrWords from '../apps/portal/src/variants/bsr/messages/zh-CN.ts';
import { nav as bsr } from '../apps/portal/src/variants/bsr/nav.ts';
import ftzWords from '../apps/portal/src/variants/ftz/messages/zh-CN.ts';
import { nav as ftz } from '../apps/portal/src/variants/ftz/nav.ts';
import { ROUTES, VARIANT_NAMES } from './route-manifest.ts';

const navs = { ftz: ftz(ftzWords.nav, []), bsr: bsr(bsrWords.nav, []) };

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

/** Areas whose pages are whole. */
const WHOLE = /^\/(policy|talent|event|expert|entrance|info)(\/|$)/;

describe.each(VARIANT_NAMES)('nav and footer of %s', (variant) => {
  // Entries whose page a build lacks are left out: `availableNav` of the portal.
  test('name addresses of the route manifest alone', () => {
    const paths = pathsOf(variant);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !routeOf(path))).toEqual([]);
  });

  test('lead to a page in every entry of the areas that are whole', () => {
    const dead = pathsOf(variant).filter((path) => WHOLE.test(path) && routeOf(path)?.state !== 'built');
    expect(dead).toEqual([]);
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
