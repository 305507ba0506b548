import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSort, type SortValue, sortRows } from './table-sort.ts';

const sorted = (values: SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction, 'zh-CN');

describe('order of rows', () => {
  test('goes up, down, and back to how the rows came', () => {
    const up = nextSort(null, 'when');
    expect(up).toEqual({ key: 'when', direction: 'ascending' });
    const down = nextSort(up, 'when');
    expect(down).toEqual({ key: 'when', direction: 'descending' });
    expect(nextSort(down, 'when')).toBeNull();
    expect(nextSort(down, 'people')).toEqual({ key: 'people', direction: 'ascending' });
  });

  test('Chinese is ordered by pinyin, figures in text as numbers', () => {
    expect(sorted(['装备', '冷链', '海洋'])).toEqual(['海洋', '冷链', '装备']);
    expect(sorted(['A10', 'A9', 'A1'])).toEqual(['A1', 'A9', 'A10']);
  });

  test('what has no value is last both ways', () => {
    expect(sorted([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(sorted([null, 1, 2], 'descending')).toEqual([2, 1, null]);
    expect(sorted(['', 'b', 'a'], 'descending')).toEqual(['b', 'a', '']);
  });

  test('dates are ordered by time', () => {
    const [early, late] = [new Date('2026-01-01'), new Date('2026-11-20')];
    expect(sorted([late, early])).toEqual([early, late]);
  });

  const rows = fc.array(fc.record({ id: fc.nat(), value: fc.option(fc.oneof(fc.integer({ min: 0, max: 5 }))) }));
  test('no row is lost, and the rows that were given are untouched', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const before = [...given];
        const out = sortRows(given, ({ value }) => value, 'descending', 'zh-CN');
        expect(new Set(out)).toEqual(new Set(given));
        expect(out).toHaveLength(given.length);
        expect(given).toEqual(before);
      }),
    );
  });

  test('equal rows keep their order, and ordering twice changes nothing', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('ascending' as const, 'descending' as const), (given, direction) => {
        const once = sortRows(given, ({ value }) => value, direction, 'zh-CN');
        expect(sortRows(once, ({ value }) => value, direction, 'zh-CN')).toEqual(once);
        for (const value of new Set(given.map((row) => row.value))) {
          expect(once.filter((row) => row.value === value)).toEqual(given.filter((row) => row.value === value));
        }
      }),
    );
  });
});
