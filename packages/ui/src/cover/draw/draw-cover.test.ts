import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contour } from './contour.ts';
import { type CoverKind, drawCover } from './draw-cover.ts';
import { seededRandom } from './random.ts';

const KINDS: CoverKind[] = ['contour', 'berth', 'range', 'sector'];

describe('cover', () => {
  test('is the same for the same id, and another for another', () => {
    for (const kind of KINDS) {
      expect(drawCover('p-1', kind, 200)).toBe(drawCover('p-1', kind, 200));
      expect(drawCover('p-1', kind, 200)).not.toBe(drawCover('p-2', kind, 200));
    }
  });

  test('is plain numbers and known classes, whatever the id, in at most 4 KiB', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...KINDS), (id, kind) => {
        const svg = drawCover(id, kind, 200);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|[0-9]e-/);
        expect(svg.replace(/<(path|circle) [a-z0-9="\- .MmLlAaHhVvQqTtZz]*\/>/g, '')).toBe('');
        expect(svg.length).toBeLessThan(4096);
      }),
    );
  });

  test('numbers are spread over [0, 1) and repeat by seed', () => {
    const random = seededRandom('donggang');
    const values = Array.from({ length: 1000 }, random);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1);
    expect(seededRandom('donggang')()).toBe(values[0]);
  });
});

describe('contour', () => {
  const dome = (x: number, y: number) => 100 - Math.hypot(x - 100, y - 100);

  test('of a dome is one ring round its top', () => {
    const path = contour(dome, 200, 200, 10, 50);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).toMatch(/^M[^Mz]+z$/);
  });

  test('of a level that is reached nowhere is nothing', () => expect(contour(dome, 200, 200, 10, 101)).toBe(''));

  test('closes outside the picture what leaves it', () => {
    const slope = (x: number) => x;
    expect(contour(slope, 200, 200, 20, 100)).toMatch(/^M[^Mz]+z$/);
  });
});
