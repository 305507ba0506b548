import { describe, expect, test } from 'vitest';
import {
  listHref,
  pageCount,
  withFacet,
  withoutFacet,
  withoutFacets,
  withPage,
  withSize,
  withSort,
} from './list-moves.ts';
import { readListSearch } from './list-search.ts';

const VALUES = { level: ['national', 'district'], department: null } as const;
const read = (search: Record<string, unknown>) => readListSearch(search, VALUES, ['relevance', 'published_on']);

describe('an address', () => {
  test('keeps what is known and drops what is not', () => {
    expect(
      read({
        q: '冷链',
        level: ['national', 'galactic'],
        department: '商务局',
        sort: 'luck',
        page: '0',
        size: '7',
        x: 'y',
      }),
    ).toEqual({ q: '冷链', facets: { level: ['national'], department: ['商务局'] } });
  });

  test('leaves defaults out', () => expect(read({ page: '1', size: '20' })).toEqual({ facets: {} }));

  test('comes back from what it wrote', () => {
    const search = read({
      q: 'cold chain',
      level: ['national', 'district'],
      sort: 'published_on',
      page: '3',
      size: '50',
    });
    expect(listHref('/policy', search)).toBe(
      '/policy?q=cold+chain&sort=published_on&page=3&size=50&level=national&level=district',
    );
  });
});

describe('a choice', () => {
  const search = read({ q: 'a', level: 'national', page: '4' });

  test('adds to its facet and goes back to the first page', () =>
    expect(withFacet(search, 'level', 'district')).toEqual({ q: 'a', facets: { level: ['national', 'district'] } }));

  test('made twice is unmade', () => expect(listHref('/p', withFacet(search, 'level', 'national'))).toBe('/p?q=a'));

  test('of a sort or a size goes back to the first page', () => {
    expect(withSort(search, 'relevance').page).toBeUndefined();
    expect(withSize(search, '50')).toEqual({ q: 'a', size: '50', facets: { level: ['national'] } });
  });

  test('can be cleared alone and with all others', () => {
    expect(listHref('/p', withoutFacet(search, 'level'))).toBe('/p?q=a');
    expect(withoutFacets(search)).toEqual({ q: 'a', facets: {} });
  });

  test('of a page keeps all else', () => expect(withPage(search, 2)).toEqual({ ...search, page: '2' }));
});

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [1_000_000, 50, 200],
])('%i rows at %i a page are %i pages to turn to', (total, size, pages) => expect(pageCount(total, size)).toBe(pages));
