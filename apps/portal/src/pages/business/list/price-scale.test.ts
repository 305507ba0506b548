import { describe, expect, test } from 'vitest';
import { priceScale, scaleOf } from './price-scale.ts';

describe('a scale of prices', () => {
  test.each([
    [0, [0, 100, 400, 900, 1_600]],
    [1_600_00, [0, 100, 400, 900, 1_600]],
    [1_600_01, [0, 200, 800, 1_800, 3_200]],
    [56_000_00, [0, 5_000, 20_000, 45_000, 80_000]],
    [120_000_00, [0, 10_000, 40_000, 90_000, 160_000]],
  ])('up to %i fen has round ticks', (most, yuan) => {
    expect(priceScale(most).ticks.map(({ fen }) => fen / 100)).toEqual(yuan);
  });

  test('places prices by their square root, and none outside', () => {
    const { at } = priceScale(80_000_00);
    expect([0, 5_000_00, 20_000_00, 80_000_00].map(at)).toEqual([0, 25, 50, 100]);
    expect(at(90_000_00)).toBe(100);
  });

  test('is one for all services of a page', () => {
    const service = (...yuan: number[]) => ({ packages: yuan.map((amount) => ({ price: { amount: amount * 100 } })) });
    expect(scaleOf([service(0, 300), service(1_700)]).ticks.at(-1)?.fen).toBe(3_200_00);
    expect(scaleOf([]).ticks.at(-1)?.fen).toBe(1_600_00);
  });
});
