import { expect, test } from 'vitest';
import { floorHref, floorsOf, inOrder, readFloor } from './park-floor.ts';

test.each([
  [undefined, null],
  ['', null],
  ['18', null],
  ['building-1.', null],
  ['building-1.x', null],
  ['building-1.18', { building: 'building-1', floor: 18 }],
  ['b.2.-1', { building: 'b.2', floor: -1 }],
])('an address with the floor %s names %o', (text, floor) => expect(readFloor(text)).toEqual(floor));

test('an address names the floor that it was made for', () => {
  const floor = { building: 'a b&c.d', floor: 3 };
  const { searchParams, hash } = new URL(floorHref('park-1', floor), 'http://localhost');
  expect(readFloor(searchParams.get('floor') ?? '')).toEqual(floor);
  expect(hash).toBe('#vacant');
});

test('floors come from the top down, those without units included', () => {
  const stack = [
    { floor: -1, units: 2, vacant: 1 },
    { floor: 2, units: 4, vacant: 0 },
  ];
  expect(floorsOf({ floors: 3, stack }).map(({ floor, units }) => [floor, units])).toEqual([
    [3, 0],
    [2, 4],
    [1, 0],
    [0, 0],
    [-1, 2],
  ]);
  expect(floorsOf({ floors: 0, stack: [{ floor: 4, units: 1, vacant: 1 }] })).toHaveLength(4);
});

test('buildings are in the order of their names, numbers by their value', () => {
  const names = ['10号厂房', '2号厂房', 'B座', 'A座'];
  expect(inOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    '2号厂房',
    '10号厂房',
    'A座',
    'B座',
  ]);
});
