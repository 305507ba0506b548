import { expect, test } from 'vitest';
import { routeFiles, VARIANTS } from '../../../../routes.config.ts';
import { CENTRE_MENU } from './centre-menu.ts';

const hrefs = CENTRE_MENU.flatMap(({ items }) => items.map(({ href }) => href));

test('no two entries lead to one page', () => expect(new Set(hrefs).size).toBe(hrefs.length));

test.each(VARIANTS)('each entry leads to a page of %s', (variant) => {
  // A list and its detail may be one route, whose parameters may be left out.
  const pages = Object.keys(routeFiles(variant)).map((path) => path.replace(/(\/\{-\$\w+\})+$|\/$/, ''));
  expect(hrefs.filter((href) => !pages.includes(href))).toEqual([]);
});
