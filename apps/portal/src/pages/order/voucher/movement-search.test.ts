import { expect, test } from 'vitest';
import { movementQuery, movementsHref, readMovements } from './movement-search.ts';

test.each([
  [{}, { page: 1 }],
  [
    { kind: 'deduct', year: '2026', moves: '2' },
    { kind: 'deduct', year: '2026', page: 2 },
  ],
  [{ kind: 'lost', year: '26', moves: 'x' }, { page: 1 }],
])('%j is read as %j', (params, search) => expect(readMovements(params)).toEqual(search));

test('the address and the query hold what was chosen alone', () => {
  expect(movementsHref({})).toBe('/innovation-voucher#movements');
  expect(movementsHref({ year: '2026', kind: 'grant', page: 3 }, 'statistics')).toBe(
    '/innovation-voucher?year=2026&kind=grant&moves=3#statistics',
  );
  expect(movementQuery({ kind: 'grant', page: 2 })).toEqual({ kind: ['grant'], page_index: 2, page_size: 10 });
});
