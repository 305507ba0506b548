import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextFocus } from './next-focus.ts';

test('the next one takes the focus, the one before when it was the last', () => {
  expect(nextFocus(['a', 'b', 'c'], 'b')).toBe('c');
  expect(nextFocus(['a', 'b', 'c'], 'c')).toBe('b');
  expect(nextFocus(['a'], 'a')).toBeNull();
  expect(nextFocus(['a'], 'x')).toBeNull();
});

test('it is always one of those that are left', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (keys, at) => {
      const removed = keys[at % keys.length] ?? '';
      const left = keys.filter((key) => key !== removed);
      const next = nextFocus(keys, removed);
      if (left.length === 0) expect(next).toBeNull();
      else expect(left).toContain(next);
    }),
  );
});
