import type { StockRow } from '@zonekit/api-client/material/product/contract';
import { describe, expect, test } from 'vitest';
import { chooseStock, goodsFen, nextTier, tiersOf } from './stock.ts';

const row = (id: string, quantity: number): StockRow => ({
  warehouse: {
    id,
    name: id,
    distance_km: 1,
    cutoff: '11:30',
    shipping_fee: { amount: 0, currency: 'CNY' },
    free_from: { amount: 0, currency: 'CNY' },
  },
  quantity,
  arrives_at: '2026-11-20T18:00:00+08:00',
  arrival: '今天18:00前',
});
/** The earliest arrival first. */
const spec = { stock: [row('bay', 12), row('bonded', 164), row('port', 310)] };

describe('the warehouse of an order', () => {
  test.each([
    [1, undefined, 'bay'],
    [24, undefined, 'bonded'],
    [24, 'port', 'port'],
    [24, 'bay', 'bonded'],
    [200, 'bonded', 'port'],
    [24, 'unknown', 'bonded'],
  ])('for %i pieces with %s wanted is %s', (quantity, wanted, expected) => {
    expect(chooseStock(spec, quantity, wanted).chosen?.warehouse.id).toBe(expected);
  });

  test('says what is short in each, and chooses none where none has enough', () => {
    const { chosen, rows, most } = chooseStock(spec, 400, 'port');
    expect(chosen).toBeNull();
    expect(rows.map(({ short }) => short)).toEqual([388, 236, 90]);
    expect(most).toBe(310);
  });

  test('is none without stock', () =>
    expect(chooseStock({ stock: [] }, 1, undefined)).toMatchObject({ chosen: null, most: 0 }));
});

describe('prices by quantity', () => {
  const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const });
  const tiers = {
    tiers: [
      { from: 1, price: yuan(286) },
      { from: 12, price: yuan(274) },
      { from: 24, price: yuan(262) },
    ],
  };
  const current = (quantity: number) => tiersOf(tiers, quantity).findIndex((tier) => tier.current);

  test.each([
    [1, 0],
    [11, 0],
    [12, 1],
    [23, 1],
    [24, 2],
    [900, 2],
  ])('of %i pieces are those of tier %i', (quantity, place) => expect(current(quantity)).toBe(place));

  test.each([
    [1, 28_600],
    [12, 328_800],
    [9_999, 261_973_800],
  ])('add up for %i pieces', (quantity, fen) => expect(goodsFen({ specification: tiers, quantity })).toBe(fen));

  test('end where the next ones begin', () => {
    expect(tiersOf(tiers, 1).map(({ from, to }) => [from, to])).toEqual([
      [1, 11],
      [12, 23],
      [24, null],
    ]);
  });

  test('say what a few more would save', () => {
    expect(nextTier(tiersOf(tiers, 20), 20)).toEqual({ more: 4, saves: 1_200 });
    expect(nextTier(tiersOf(tiers, 24), 24)).toBeNull();
  });
});
