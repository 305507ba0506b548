import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColumnCount, resolveColumns } from './grid.core.ts';

test.each([
  [3, { phone: 1, tablet: 2, desktop: 3 }],
  [1, { phone: 1, tablet: 1, desktop: 1 }],
  [{ phone: 2 }, { phone: 2, tablet: 2, desktop: 2 }],
  [{ tablet: 2 }, { phone: 1, tablet: 2, desktop: 2 }],
  [{ desktop: 4 }, { phone: 1, tablet: 1, desktop: 4 }],
  [
    { phone: 2, tablet: 3, desktop: 6 },
    { phone: 2, tablet: 3, desktop: 6 },
  ],
] as const)('%j are the columns %j', (columns, resolved) => {
  expect(resolveColumns(columns)).toEqual(resolved);
});

test('a number never has more columns on a narrower window', () => {
  fc.assert(
    fc.property(fc.constantFrom<ColumnCount>(1, 2, 3, 4, 5, 6, 8, 10, 12), (columns) => {
      const { phone, tablet, desktop } = resolveColumns(columns);
      return phone <= tablet && tablet <= desktop;
    }),
  );
});
