import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPlate } from './draw-plate.ts';

const TYPES = ['office', 'factory', 'incubator', 'park', 'workstation', 'land'] as const;
const units = fc.record({
  id: fc.string({ minLength: 1, maxLength: 12 }),
  house_type: fc.constantFrom(...TYPES),
  area: fc.double({ min: 5, max: 80_000, noNaN: true }),
  seats: fc.option(fc.integer({ min: 1, max: 60 })),
});

/** The shape of the class, as pairs of coordinates. */
const pointsOf = (svg: string, kind: string) => {
  const path = new RegExp(`class="${kind}" d="M([^"]*)Z"`).exec(svg)?.[1] ?? '';
  return path.split('L').map((pair) => pair.split(' ').map(Number));
};

describe('a plate', () => {
  test('has the area of its unit, and the same drawing for the same unit', () =>
    fc.assert(
      fc.property(units, (unit) => {
        const { svg, width, depth } = drawPlate(unit);
        expect(width * depth).toBeCloseTo(unit.area, 3);
        expect(drawPlate(unit).svg).toBe(svg);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }),
    ));

  test('of land encloses its area to scale', () => {
    const unit = { id: 'plot-9', house_type: 'land' as const, area: 34_700, seats: null };
    const { svg, width } = drawPlate(unit);
    const ruler = Number(/M([\d.]+) [\d.]+h([\d.]+)M/.exec(svg.slice(svg.indexOf('class="ik"')))?.[2]);
    const scale = ruler / width;
    const points = pointsOf(svg, 'floor');
    const area =
      Math.abs(
        points.reduce((sum, [x = 0, y = 0], index) => {
          const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
          return sum + x * nextY - nextX * y;
        }, 0),
      ) / 2;
    expect(area / scale ** 2 / unit.area).toBeCloseTo(1, 2);
  });

  test.each([1, 7, 12])('of %i workstations has a desk for each', (seats) => {
    const { svg } = drawPlate({ id: 'u', house_type: 'workstation', area: seats * 6, seats });
    expect(svg.match(/class="desk"/g)).toHaveLength(seats);
  });
});
