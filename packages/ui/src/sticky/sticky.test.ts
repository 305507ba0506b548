import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stuckMargin } from './sticky.core.ts';

test('an element at the edge itself is cut by one pixel', () => {
  expect(stuckMargin('start', 0)).toBe('-1px 0px 0px 0px');
  expect(stuckMargin('end', 0)).toBe('0px 0px -1px 0px');
});

test('the cut is one pixel beyond the offset, at that edge alone', () => {
  fc.assert(
    fc.property(fc.constantFrom('start' as const, 'end' as const), fc.nat(400), (edge, offset) => {
      const margins = stuckMargin(edge, offset).split(' ').map(Number.parseFloat);
      expect(margins.filter((margin) => margin !== 0)).toEqual([-(offset + 1)]);
      expect(margins[edge === 'start' ? 0 : 2]).toBeLessThan(0);
    }),
  );
});
