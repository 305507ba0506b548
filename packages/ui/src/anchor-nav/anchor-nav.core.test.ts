import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentSection, type Span } from './anchor-nav.core.ts';

/** Three sections of 400 px, scrolled by `y`, in a window of 800. */
const scrolled = (y: number): Span[] =>
  ['a', 'b', 'c'].map((id, i) => ({ id, top: i * 400 - y, bottom: (i + 1) * 400 - y }));

describe('the section that one reads', () => {
  test.each([
    [-200, false, null],
    [0, false, 'a'],
    [299, false, 'a'],
    [300, false, 'b'],
    [400, false, 'b'],
    [400, true, 'c'],
    [5000, false, 'c'],
    [5000, true, 'c'],
  ])('scrolled by %i (at the end: %s) it is %s', (y, atEnd, id) =>
    expect(currentSection(scrolled(y), 100, atEnd, 800)).toBe(id),
  );

  test('none of no sections', () => expect(currentSection([], 100, true, 800)).toBeNull());

  test('goes on, never back, as one scrolls down', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }),
        fc.nat(5000),
        fc.nat(5000),
        (heights, a, b) => {
          const at = (y: number) => {
            let top = 0;
            const spans = heights.map((height, index) => {
              const span = { id: `${index}`, top: top - y, bottom: top + height - y };
              top += height;
              return span;
            });
            return Number(currentSection(spans, 100, false, 800) ?? -1);
          };
          expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
        },
      ),
    );
  });
});
