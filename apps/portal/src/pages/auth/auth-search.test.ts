import { expect, test } from 'vitest';
import { authHref } from './auth-href.ts';
import { authSearch } from './auth-search.ts';

test('a page of the area leads to the others with the same place to come back to', () => {
  const search = authSearch({ return: '/policy?q=a b&page=2', reason: 'expired', by: 'mobile', other: '1' });
  expect(search).toEqual({ return: '/policy?q=a b&page=2', reason: 'expired', by: 'mobile' });
  const href = authHref('/login/forget', search);
  const url = new URL(href, 'http://portal.invalid');
  expect(url.pathname).toBe('/login/forget');
  expect(authSearch(Object.fromEntries(url.searchParams))).toEqual({ return: search.return, reason: 'expired' });
  expect(authHref('/login', search, 'mobile')).toContain('by=mobile');
});

test('nothing to come back to leaves a plain address', () => {
  expect(authSearch({ reason: 'else', by: 'pigeon', return: '' })).toEqual({});
  expect(authHref('/login', {})).toBe('/login');
});
