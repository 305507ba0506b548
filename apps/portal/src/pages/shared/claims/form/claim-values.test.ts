import { expect, test } from 'vitest';
import { digitsOf, filePlace, places, shownPlaces } from './claim-values.ts';

test('an account number may be typed in groups', () => expect(digitsOf('6222 0212 3456')).toBe('622202123456'));

test('one place more than there are files is shown', () => {
  expect(shownPlaces(places([], 3))).toEqual([0]);
  expect(shownPlaces(places(['f-1'], 3))).toEqual([0, 1]);
  expect(shownPlaces(['', 'f-2', ''])).toEqual([0, 1, 2]);
  expect(shownPlaces(places(['f-1', 'f-2', 'f-3'], 3))).toEqual([0, 1, 2]);
});

test('a file that is refused is found at its place in the form', () => {
  expect(filePlace(['', 'f-1', 'f-2'], 1)).toBe(2);
  expect(filePlace(['f-1', '', ''], 0)).toBe(0);
});
