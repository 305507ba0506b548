import { describe, expect, test } from 'vitest';
import { ordersFilter, ordersHref, ordersQuery, readOrders, viewCounts } from './orders-search.ts';

describe('the address of a list of orders', () => {
  test.each([
    ['instrument', {}, { view: 'instrument', page: 1 }],
    ['instrument', { view: 'all', kind: 'material', q: 'a' }, { view: 'all', kind: 'material', q: 'a', page: 1 }],
    // A page of one kind cannot be narrowed by another.
    ['instrument', { kind: 'material', status: 'lost', page: '-1' }, { view: 'instrument', page: 1 }],
    [
      'experimental',
      { kind: 'service', status: 'pending', page: '3', order: 'o-1' },
      { view: 'experimental', kind: 'service', status: 'pending', page: 3, order: 'o-1' },
    ],
  ] as const)('of %s with %j is read as %j', (name, params, search) =>
    expect(readOrders(name, params)).toEqual(search),
  );

  test('is written with what was chosen alone', () => {
    expect(ordersHref('material', { view: 'material', page: 1 })).toBe('/userCenter/user/material');
    expect(ordersHref('instrument', { view: 'all', status: 'pending', q: 'a b', page: 2, order: 'o' })).toBe(
      '/userCenter/user/technical?view=all&status=pending&q=a+b&page=2&order=o',
    );
  });
});

test('each view asks for its orders', () => {
  expect(ordersFilter({ view: 'all' })).toEqual({});
  expect(ordersFilter({ view: 'all', kind: 'facility', q: 'x' })).toEqual({ kind: ['facility'], q: 'x' });
  expect(ordersFilter({ view: 'commodity', status: 'pending' })).toEqual({ area: ['business'], status: ['pending'] });
  expect(ordersQuery({ view: 'experimental', page: 2 })).toEqual({
    area: ['technology'],
    kind: ['service', 'material'],
    sort: 'running',
    page_index: 2,
    page_size: 10,
  });
});

test('each order is counted in one view, and in all of them', () => {
  const all = {
    area: [
      { value: 'technology', count: 7 },
      { value: 'business', count: 2 },
      { value: 'mall', count: 1 },
    ],
  };
  const technology = {
    kind: [
      { value: 'instrument', count: 3 },
      { value: 'facility', count: 1 },
      { value: 'service', count: 2 },
      { value: 'material', count: 1 },
    ],
  };
  expect(viewCounts(all, technology)).toEqual({
    all: 10,
    instrument: 3,
    facility: 1,
    experimental: 3,
    commodity: 2,
    material: 1,
  });
});
