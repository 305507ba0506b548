import { expect, test } from 'vitest';
import { availableEntries, CENTRE_MENU } from './centre-menu.ts';

const hrefsOf = (paths: string[]) =>
  availableEntries(CENTRE_MENU, paths).map(({ word, items }) => [word, items.map(({ href }) => href)]);

test('a page that this build has is in its group, also where its detail is the same route, and no group is empty', () => {
  expect(hrefsOf(['/userCenter/user/space', '/userCenter/user/policyManagement/{-$id}', '/login'])).toEqual([
    ['apply', ['/userCenter/user/policyManagement']],
    ['space', ['/userCenter/user/space']],
  ]);
});

test('a list whose route has several parameters that may be left out is there', () =>
  expect(hrefsOf(['/userCenter/user/businessregistration/{-$step}/{-$part}'])).toEqual([
    ['apply', ['/userCenter/user/businessregistration']],
  ]));

test('a detail that must have its parameter does not stand for its list', () =>
  expect(hrefsOf(['/userCenter/user/space/contract/$id'])).toEqual([]));

test('no two entries lead to one page', () => {
  const hrefs = CENTRE_MENU.flatMap(({ items }) => items.map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
