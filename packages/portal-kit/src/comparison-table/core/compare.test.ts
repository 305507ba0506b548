import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompareCell, type CompareRow, countRows, markRow } from './index.ts';

const words = (...texts: (string | null)[]): CompareRow => ({
  id: 'x',
  label: 'x',
  cells: texts.map((text) => (text === null ? null : { text })),
});
const figures = (better: 'more' | 'less', ...values: (number | null)[]): CompareRow => ({
  id: 'x',
  label: 'x',
  better,
  cells: values.map((value) => (value === null ? null : { text: String(value), value })),
});
const onlyOf = (row: CompareRow) => markRow(row).cells.map(({ only }) => only);
const bestOf = (row: CompareRow) => markRow(row).cells.map(({ best }) => best);

describe('words', () => {
  test.each([
    ['one of four', words('a', 'a', 'a', 'b'), [false, false, false, true]],
    ['two of four, each alone', words('a', 'b', 'c', 'a'), [false, true, true, false]],
    ['none, where two pairs share', words('a', 'a', 'b', 'b'), [false, false, false, false]],
    ['none, where all differ', words('a', 'b', 'c', 'd'), [false, false, false, false]],
    ['none of two', words('a', 'b'), [false, false]],
    ['none, where all are the same', words('a', 'a', 'a'), [false, false, false]],
    ['what one alone does not say', words('a', null, 'a'), [false, true, false]],
  ])('stands alone: %s', (_, row, expected) => expect(onlyOf(row)).toEqual(expected));

  test('with another unit are not the same', () =>
    expect(
      markRow({
        ...words(),
        cells: [
          { text: '2', unit: '元/天' },
          { text: '2', unit: '元/月' },
        ],
      }).same,
    ).toBe(false));
});

describe('figures', () => {
  test.each([
    ['the lowest rent', figures('less', 73, 77.5, 57.8, 94.7), [false, false, true, false]],
    ['the largest area', figures('more', 286, 142, 420, 38), [false, false, true, false]],
    ['both in a tie', figures('more', 4, 4, 3), [true, true, false]],
    ['none where all are the same', figures('more', 4, 4), [false, false]],
    ['none of what is not said', figures('less', null, 3, 5), [false, true, false]],
    ['none where one alone is said', figures('less', null, 3), [false, false]],
  ])('best: %s', (_, row, expected) => expect(bestOf(row)).toEqual(expected));

  test('are drawn as a share of the largest, whichever way is better', () =>
    expect(markRow(figures('less', 50, 100, null)).cells.map(({ share }) => share)).toEqual([0.5, 1, null]));

  test('of zero and below have no bar', () =>
    expect(markRow(figures('more', 0, -3)).cells.map(({ share }) => share)).toEqual([null, null]));
});

test('counts what differs', () =>
  expect(countRows([words('a', 'b'), words('a', 'a'), words('c', 'c')].map(markRow))).toEqual({
    different: 1,
    same: 2,
  }));

const cells = fc.array(
  fc.option(
    fc.record(
      { text: fc.constantFrom('a', 'b', 'c'), value: fc.integer({ min: -2, max: 3 }) },
      { requiredKeys: ['text'] },
    ),
  ),
  { minLength: 1, maxLength: 4 },
);
const rows = fc.record({
  better: fc.constantFrom(undefined, 'more' as const, 'less' as const),
  cells: cells as fc.Arbitrary<(CompareCell | null)[]>,
});
const rowOf = ({ better, cells: given }: { better: 'more' | 'less' | undefined; cells: (CompareCell | null)[] }) => ({
  id: 'x',
  label: 'x',
  cells: given,
  ...(better && { better }),
});

test('nothing stands out of a row in which all are the same, and a share lies from 0 to 1', () =>
  fc.assert(
    fc.property(rows, (given) => {
      const { same, cells: marked } = markRow(rowOf(given));
      for (const { only, best, share } of marked) {
        if (same) expect(only || best).toBe(false);
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true);
      }
    }),
  ));

test('marks go with their things, in whatever order these stand', () =>
  fc.assert(
    fc.property(rows, (given) => {
      const forth = markRow(rowOf(given)).cells;
      const back = markRow(rowOf({ ...given, cells: given.cells.toReversed() })).cells;
      expect(back.toReversed()).toEqual(forth);
    }),
  ));
