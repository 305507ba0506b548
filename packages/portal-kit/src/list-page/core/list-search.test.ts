import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  facetsOf,
  hiddenPairs,
  listHref,
  pageCount,
  readListSearch,
  withFacet,
  withoutChoices,
  withoutFacet,
  withoutFacets,
  withoutRange,
  withPage,
  withSize,
  withSort,
  withView,
} from './index.ts';

const SHAPE = {
  facets: { level: ['national', 'district'], department: null },
  sorts: ['relevance', 'published_on'],
  views: ['map'],
} as const;
const read = (query: string) => readListSearch(new URLSearchParams(query), SHAPE);

describe('an address', () => {
  test('keeps what is known, drops what is not, and leaves alone what is not its own', () => {
    const query = 'q=冷链&level=national&level=galactic&department=商务局&sort=luck&page=0&size=7&view=sea&lang=en';
    expect(read(query)).toEqual({
      q: '冷链',
      facets: { level: ['national'], department: ['商务局'] },
      rest: [['lang', 'en']],
    });
  });

  test.each(['page=1&size=20', 'page=10000&sort=&q=&level=', 'page=2.5&view=&size=020'])('%s says nothing', (query) =>
    expect(read(query)).toEqual({ facets: {}, rest: [] }),
  );

  test('cuts words at a hundred, and no character in two', () => {
    expect(read(`q=${'x'.repeat(200)}`).q).toHaveLength(100);
    expect(read(`q=${'x'.repeat(99)}😀`).q).toBe('x'.repeat(99));
  });

  test('comes back from what it wrote', () => {
    const href = '/p?q=cold+chain&sort=published_on&page=3&size=50&view=map&level=national&level=district&lang=en';
    expect(listHref('/p', read(href.slice(3)))).toBe(href);
  });

  const names = fc.constantFrom('q', 'sort', 'page', 'size', 'view', 'level', 'department', 'lang', 'toString', '');
  const values = fc.oneof(
    fc.constantFrom('national', 'relevance', 'map', '2', '20', '50', '9999'),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  const queries = fc.array(fc.tuple(names, values), { maxLength: 12 });
  const readPairs = (pairs: [string, string][]) => readListSearch(new URLSearchParams(pairs), SHAPE);

  test('of any text is read the same when it is written and read again', () =>
    fc.assert(
      fc.property(queries, (pairs) => {
        const search = readPairs(pairs);
        expect(read(listHref('', search).slice(1))).toEqual(search);
      }),
    ));

  test('keeps the parameters of others through every choice', () =>
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 9999 }), (pairs, page) => {
        const search = readPairs(pairs);
        const moved = [
          withFacet(search, 'department', 'x'),
          withoutFacets(search),
          withoutChoices(search),
          withSort(search, 'relevance'),
          withSize(search, 50),
          withView(search, 'map'),
          withPage(search, page),
        ];
        for (const result of moved) expect(result.rest).toBe(search.rest);
      }),
    ));

  test('goes back to the first page with every choice but a view', () =>
    fc.assert(
      fc.property(queries, (pairs) => {
        const search = { ...readPairs(pairs), page: 4 };
        const moves = [
          withFacet(search, 'level', 'national'),
          withoutFacet(search, 'level'),
          withSort(search, 'x'),
          withSize(search, 10),
        ];
        for (const { page } of moves) expect(page).toBeUndefined();
        expect(withView(search, null).page).toBe(4);
      }),
    ));
});

describe('a choice', () => {
  const search = read('q=a&level=national&page=4&size=50&sort=relevance&view=map&x=y');

  test('adds to its facet', () =>
    expect(withFacet(search, 'level', 'district').facets.level).toEqual(['national', 'district']));

  test('made twice is unmade', () =>
    expect(listHref('/p', withFacet(read('q=a&level=national'), 'level', 'national'))).toBe('/p?q=a'));

  test('of a page keeps all else', () => expect(withPage(search, 2)).toEqual({ ...search, page: 2 }));

  test('of nothing found keeps the view', () =>
    expect(listHref('/p', withoutChoices(search))).toBe('/p?size=50&view=map&x=y'));

  test('of other words takes facets, size, view and what is not its own along', () =>
    expect(hiddenPairs(search)).toEqual([
      ['size', '50'],
      ['view', 'map'],
      ['level', 'national'],
      ['x', 'y'],
    ]));

  test('is a link of its facet, which says whether it is made', () => {
    const options = [{ value: 'national', label: 'National', count: 3 }];
    expect(facetsOf('/p', read('level=national&page=2'), [{ name: 'level', label: 'Level', options }])).toEqual([
      {
        name: 'level',
        label: 'Level',
        clearHref: '/p',
        isDefault: false,
        options: [{ value: 'national', label: 'National', count: 3, selected: true, href: '/p' }],
      },
    ]);
  });
});

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [1_000_000, 50, 200],
])('%i rows at %i a page are %i pages to turn to', (total, size, pages) => expect(pageCount(total, size)).toBe(pages));

describe('a list that opens with values of a facet', () => {
  const LIVE = {
    facets: { status: ['open', 'closing', 'closed'], level: null },
    sorts: [],
    defaults: { status: ['open', 'closing'] },
  };
  const readLive = (query: string) => readListSearch(new URLSearchParams(query), LIVE);

  test.each([
    ['', ['open', 'closing']],
    ['status=closed', ['closed']],
    ['status=all', undefined],
    ['status=nonsense', ['open', 'closing']],
    ['status=all&status=closed', ['closed']],
  ])('reads %s as %j', (query, status) => expect(readLive(query).facets.status).toEqual(status));

  test('says nothing of them in its address, and "all" where there is no choice', () => {
    expect(listHref('/p', readLive(''))).toBe('/p');
    expect(listHref('/p', withoutFacet(readLive(''), 'status'))).toBe('/p?status=all');
    expect(listHref('/p', withFacet(readLive(''), 'status', 'closed'))).toBe(
      '/p?status=open&status=closing&status=closed',
    );
  });

  test('goes back to them when every choice is cleared', () => {
    const search = readLive('q=x&status=closed&level=national&page=2');
    expect(listHref('/p', withoutFacets(search))).toBe('/p?q=x');
    expect(listHref('/p', withoutChoices(search))).toBe('/p');
  });

  test('reads the same again whatever is chosen', () =>
    fc.assert(
      fc.property(fc.subarray(['open', 'closing', 'closed', 'all', 'x']), (values) => {
        const search = readLive(String(new URLSearchParams(values.map((value) => ['status', value]))));
        const again = readLive(listHref('', search).slice(1));
        expect(new Set(again.facets.status)).toEqual(new Set(search.facets.status));
      }),
    ));
});

const Control = () => null;

describe('ranges', () => {
  const readRanged = (query: string) =>
    readListSearch(new URLSearchParams(query), {
      facets: { area_band: null },
      sorts: ['area'],
      ranges: ['area', 'rent'],
    });

  test.each([
    ['area_min=100&area_max=300', { area_min: 100, area_max: 300 }],
    ['area_min=300&area_max=100', { area_min: 100, area_max: 300 }],
    ['rent_max=80.55', { rent_max: 80.55 }],
    ['area_min=0&rent_min=', { area_min: 0 }],
    ['area_min=-1&rent_max=1e9&area_max=x&rent_min=1.234', undefined],
  ])('%s has the bounds %o', (query, bounds) => {
    const search = readRanged(query);
    expect(search.bounds).toEqual(bounds);
    expect(search.rest).toEqual([]);
    expect(readRanged(listHref('', search).slice(1))).toEqual(search);
  });

  test('are foreign parameters where the list has none', () =>
    expect(read('area_min=100').rest).toEqual([['area_min', '100']]));

  test('go with one choice, and start at the first page', () => {
    const search = readRanged('area_min=100&rent_max=80&page=3');
    expect(withoutRange(search, 'area')).toEqual({ facets: {}, bounds: { rent_max: 80 }, rest: [] });
    expect(withoutFacets(search)).toEqual({ facets: {}, rest: [] });
  });

  test('and bands of one facet replace each other', () => {
    const facets = [
      {
        name: 'area_band' as const,
        label: 'Area',
        options: [{ value: '0-50', label: '0–50', count: 3 }],
        range: { name: 'area', unit: 'm²', Control },
      },
    ];
    const [ranged] = facetsOf('/p', readRanged('area_min=100&rent_max=80&sort=area'), facets);
    expect(ranged?.options[0]?.href).toBe('/p?sort=area&area_band=0-50&rent_max=80');
    expect(ranged?.clearHref).toBe('/p?sort=area&rent_max=80');
    const [banded] = facetsOf('/p', readRanged('area_band=0-50&rent_max=80'), facets);
    expect(banded?.range).toMatchObject({ min: undefined, hidden: [['rent_max', '80']] });
  });
});
