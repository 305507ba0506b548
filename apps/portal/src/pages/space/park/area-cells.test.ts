import { expect, test } from 'vitest';
import { areaScale, cellsOf } from './area-cells.ts';

test.each([
  ['no park', [], 5_000],
  ['a park of 160 cells', [800_000], 5_000],
  ['a larger one beside it', [800_000, 800_001], 10_000],
  ['a park beyond all steps', [160_000_000], 1_000_000],
])('a cell for %s', (_, areas, cell) =>
  expect(areaScale(areas.map((area) => ({ area, vacant_area: 0 }))).cell).toBe(cell),
);

test.each([
  [
    { area: 100_000, vacant_area: 25_000 },
    { let: 15, vacant: 5 },
  ],
  [
    { area: 100_000, vacant_area: 40 },
    { let: 20, vacant: 1 },
  ],
  [
    { area: 3_000, vacant_area: 3_000 },
    { let: 0, vacant: 1 },
  ],
  [
    { area: 0, vacant_area: 0 },
    { let: 0, vacant: 0 },
  ],
])('%o has the cells %o', (park, cells) => expect(cellsOf(park, 5_000)).toEqual(cells));

test('the longest line is that of the park with the most cells', () => {
  const parks = [
    { area: 100_000, vacant_area: 25_000 },
    { area: 12_000, vacant_area: 2_000 },
  ];
  expect(areaScale(parks)).toEqual({ cell: 5_000, longest: 20 });
  expect(areaScale([])).toEqual({ cell: 5_000, longest: 1 });
});
