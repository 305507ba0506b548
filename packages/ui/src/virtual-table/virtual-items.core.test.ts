import { expect, test } from 'vitest';
import { mountedAround, virtualItems } from './virtual-items.core.ts';

const itemsOf = (rows: readonly string[], open: readonly string[]) =>
  virtualItems(
    rows,
    (row) => `key-${row}`,
    (_, key) => open.includes(key),
  ).map(({ key, part }) => `${key} ${part}`);

test('puts the details of an open row after it', () => {
  expect(itemsOf(['a', 'b'], ['key-a'])).toEqual(['key-a row', 'key-a details', 'key-b row']);
});

test('has one item for a closed row, and none for a key that is not shown', () => {
  expect(itemsOf(['a', 'b'], ['key-c'])).toEqual(['key-a row', 'key-b row']);
});

test.each([
  [-1, 5, []],
  [0, 5, [0, 1]],
  [2, 5, [1, 2, 3]],
  [4, 5, [3, 4]],
  [0, 1, [0]],
])('keeps the neighbours of item %i of %i mounted', (index, count, mounted) => {
  expect(mountedAround(index, count)).toEqual(mounted);
});
