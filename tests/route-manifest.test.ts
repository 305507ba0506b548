import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titleText } from './page-titles.ts';
import { builtRoutes, MAX_PICTURES, pictures, ROUTES, titleKeys, VARIANT_NAMES } from './route-manifest.ts';

const GENERATED = join(import.meta.dirname, '../apps/portal/src/gen');

/** The addresses of a generated route tree that show a page. A layout alone, without a page at its own address, shows none. */
const readTree = (source: string): string[] => {
  const byFullPath = source.split('export interface FileRoutesByFullPath {')[1]?.split('\n}')[0] ?? '';
  const lines = [...byFullPath.matchAll(/'([^']+)': typeof (\w+)/g)];
  const pages = lines.filter(([, , route]) => !route?.endsWith('WithChildren'));
  return pages.map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, ''))).sort();
};

describe('a generated route tree', () => {
  test('is read without layouts, with optional parameters', () => {
    const tree = `export interface FileRoutesByFullPath {
  '/': typeof indexRoute
  '/policy': typeof policyRouteWithChildren
  '/policy/': typeof policyIndexRoute
  '/userCenter/user/policyManagement/{-$id}': typeof managementRoute
  '/userCenter': typeof userCenterRouteWithChildren
}
export interface FileRoutesById {
  '/other': typeof otherRoute
}`;
    expect(readTree(tree)).toEqual(['/', '/policy', '/userCenter/user/policyManagement/{-$id}']);
  });

  test.each(VARIANT_NAMES)('of %s has exactly the routes that the manifest says are built', (variant) => {
    const tree = readTree(readFileSync(join(GENERATED, `routeTree.${variant}.gen.ts`), 'utf8'));
    const redirects = ROUTES.filter(({ state }) => state === 'redirect');
    const manifest = [...builtRoutes(variant), ...redirects].map(({ path }) => path);
    expect(tree.length).toBeGreaterThan(0);
    expect({
      'in the tree, not built in the manifest': tree.filter((path) => !manifest.includes(path)),
      'built in the manifest, not in the tree': manifest.filter((path) => !tree.includes(path)),
    }).toEqual({ 'in the tree, not built in the manifest': [], 'built in the manifest, not in the tree': [] });
  });
});

describe('the manifest', () => {
  test('has each route once', () => {
    const paths = ROUTES.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('has a title key of its own for each route that its data does not name, the planned ones included', () => {
    const keys = ROUTES.flatMap(titleKeys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z]\w*(\.[a-z]\w*)+$/.test(key))).toEqual([]);
  });

  test('has no route that is still to come', () => {
    expect(ROUTES.filter(({ state }) => typeof state === 'number').map(({ path }) => path)).toEqual([]);
  });

  test('has an example of every built route', () => {
    const without = builtRoutes('ftz').filter(({ examples }) => examples.length === 0);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test.each(VARIANT_NAMES)('gives each page of %s a title of its own, in both languages', async (variant) => {
    const keys = builtRoutes(variant).flatMap(titleKeys);
    for (const locale of ['zh-CN', 'en'] as const) {
      const titles = await Promise.all(keys.map((key) => titleText(key, variant, locale)));
      expect(keys.filter((_, index) => titles[index] === undefined)).toEqual([]);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  test('chooses pictures of different names, no more than are allowed', () => {
    const names = pictures().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(MAX_PICTURES);
  });
});
