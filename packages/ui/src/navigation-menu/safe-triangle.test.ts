import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, inSafeTriangle, type Point } from './safe-triangle.ts';

/** A panel under its nav: items lie between y 0 and 60. */
const panel: Box = { left: 100, top: 60, right: 500, bottom: 360 };

describe('safe triangle', () => {
  test.each<[string, Point, Point, boolean]>([
    ['straight down', { x: 200, y: 30 }, { x: 200, y: 50 }, true],
    ['down and across the next item', { x: 200, y: 30 }, { x: 260, y: 45 }, true],
    ['across to the next item, level', { x: 200, y: 30 }, { x: 260, y: 30 }, false],
    ['up', { x: 200, y: 30 }, { x: 200, y: 10 }, false],
    ['down but past the near edge', { x: 120, y: 30 }, { x: 80, y: 40 }, false],
    ['nowhere', { x: 200, y: 30 }, { x: 200, y: 30 }, false],
    ['in the panel', { x: 200, y: 30 }, { x: 300, y: 200 }, true],
  ])('%s: %j to %j', (_, from, to, safe) => expect(inSafeTriangle(from, to, panel)).toBe(safe));

  test('a panel without an area catches nobody', () => {
    expect(inSafeTriangle({ x: 0, y: 0 }, { x: 1, y: 1 }, { left: 5, top: 5, right: 5, bottom: 5 })).toBe(false);
  });

  const number = fc.integer({ min: -500, max: 500 });
  const box = fc
    .tuple(number, number, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }))
    .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }));
  const point = fc.record({ x: number, y: number });
  const share = fc.integer({ min: 1, max: 100 }).map((n) => n / 100);

  test('every straight way to any point of the panel is safe all along', () => {
    fc.assert(
      fc.property(point, box, share, share, share, (from, target, across, down, along) => {
        const aim = {
          x: target.left + (target.right - target.left) * across,
          y: target.top + (target.bottom - target.top) * down,
        };
        const to = { x: from.x + (aim.x - from.x) * along, y: from.y + (aim.y - from.y) * along };
        fc.pre(Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 0.01);
        // A hair inward, since the edges themselves are subject to rounding.
        const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
        const inward = { x: to.x + (middle.x - to.x) * 1e-6, y: to.y + (middle.y - to.y) * 1e-6 };
        expect(inSafeTriangle(from, inward, target)).toBe(true);
      }),
    );
  });

  test('no way that leads straight away from a panel below is safe', () => {
    fc.assert(
      fc.property(box, number, fc.nat(300), number, fc.nat(300), (target, x, above, toX, further) => {
        const from = { x, y: target.top - 1 - above };
        const to = { x: toX, y: from.y - further };
        expect(inSafeTriangle(from, to, target)).toBe(false);
      }),
    );
  });

  test('means the same mirrored, as a page from right to left is', () => {
    fc.assert(
      fc.property(point, point, box, (from, to, target) => {
        const flip = ({ x, y }: Point): Point => ({ x: -x, y });
        const flipped = { ...target, left: -target.right, right: -target.left };
        expect(inSafeTriangle(flip(from), flip(to), flipped)).toBe(inSafeTriangle(from, to, target));
      }),
    );
  });
});
