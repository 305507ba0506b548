import { expect, test } from 'vitest';
import { projectHref } from './project-address.ts';

test('the address of an unfolded project keeps the list', () => {
  const search = { q: '冷链', page: 2, facets: { type: ['major'] }, rest: [['lang', 'en']] as const };
  const open = projectHref(search, 'p-1');
  expect(open).toBe('/tech/project?q=%E5%86%B7%E9%93%BE&page=2&type=major&lang=en&project=p-1');
  expect(projectHref({ ...search, rest: [['project', 'p-1']] }, null)).toBe(
    '/tech/project?q=%E5%86%B7%E9%93%BE&page=2&type=major',
  );
});
