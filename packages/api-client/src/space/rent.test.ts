import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBand, boundsOf, monthlyRent, normalisedRent, rentBand } from './rent.ts';
import { AREA_BANDS, PRICE_UNITS, RENT_BANDS } from './space.lists.ts';

describe('the normalised rent', () => {
  it.each([
    ['sqm_day', 240, 286, null, 7_300],
    ['sqm_month', 2_800, 3_200, null, 2_800],
    ['sqm_year', 93_000, 142, null, 7_750],
    ['room_month', 360_000, 38, null, 9_474],
    ['workstation_month', 68_000, 6.5, 1, 10_462],
    ['workstation_month', 68_000, 65, 10, 10_462],
  ] as const)('of a price per %s of %i fen, %d m² and %s seats is %i', (unit, amount, area, seats, rent) => {
    expect(normalisedRent({ amount, unit, area, seats })).toBe(rent);
  });

  it('refuses an area of 0 and a price per workstation without their number', () => {
    expect(() => normalisedRent({ amount: 100, unit: 'sqm_month', area: 0, seats: null })).toThrow('area is 0');
    expect(() => normalisedRent({ amount: 100, unit: 'workstation_month', area: 6, seats: null })).toThrow(
      'null seats',
    );
  });

  it('grows with the price, and a year costs the same by the day and by the year', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(price, price, fc.constantFrom(...PRICE_UNITS), (one, other, unit) => {
        const rentOf = (amount: number) => normalisedRent({ amount, unit, area: 100, seats: 10 });
        expect(rentOf(Math.max(one, other))).toBeGreaterThanOrEqual(rentOf(Math.min(one, other)));
        const place = { area: 100, seats: null };
        expect(normalisedRent({ amount: one * 365, unit: 'sqm_year', ...place })).toBe(
          normalisedRent({ amount: one, unit: 'sqm_day', ...place }),
        );
      }),
    );
  });
});

describe('the rent of a month', () => {
  it.each([
    ['sqm_day', 240, 286, null, 2_087_800],
    ['room_month', 360_000, 38, null, 360_000],
    ['workstation_month', 68_000, 65, 10, 680_000],
  ] as const)('at a price per %s of %i fen for %d m² is %i', (unit, amount, area, seats, month) => {
    expect(monthlyRent({ amount, unit, area, seats })).toBe(month);
  });

  it('is the normalised rent of all its square metres, but for the rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...PRICE_UNITS),
        (amount, area, unit) => {
          const priced = { amount, unit, area, seats: 10 };
          expect(Math.abs(monthlyRent(priced) - normalisedRent(priced) * area)).toBeLessThanOrEqual(area / 2 + 1);
        },
      ),
    );
  });
});

describe('a band', () => {
  it('holds what is from its first number on and below its second', () => {
    expect(areaBand(49.99)).toBe('0-50');
    expect(areaBand(50)).toBe('50-200');
    expect(areaBand(80_000)).toBe('5000-');
    expect(rentBand(1_999)).toBe('0-20');
    expect(rentBand(2_000)).toBe('20-40');
    expect(rentBand(99_900)).toBe('120-');
  });

  it('begins where the band before it ends', () => {
    for (const bands of [AREA_BANDS, RENT_BANDS])
      bands.forEach((band, index) => {
        const next = bands[index + 1];
        expect(boundsOf(band).max).toBe(next === undefined ? null : boundsOf(next).min);
      });
  });
});
