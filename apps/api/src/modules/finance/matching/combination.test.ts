import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinationsOf, type Lending } from './combination.ts';

const lending = (id: string, rate: number, min: number, max: number): Lending<string> => ({
  ...{ product: id, id, rate, min, max, unknown: 0 },
});

describe('combinations of two products', () => {
  it('take from the cheaper one what it lends, and the rest from the other', () => {
    const pairs = combinationsOf([lending('guarantee', 310, 30, 300), lending('technology', 335, 50, 1_000)], 500);
    expect(pairs).toEqual([
      {
        parts: [
          { product: 'guarantee', amount: 300, unknown: 0 },
          { product: 'technology', amount: 200, unknown: 0 },
        ],
        rate: 320,
        single: 335,
      },
    ]);
  });

  it('leave the other one its least sum', () => {
    const [pair] = combinationsOf([lending('a', 310, 30, 450), lending('b', 335, 100, 1_000)], 500);
    expect(pair?.parts.map(({ amount }) => amount)).toEqual([400, 100]);
  });

  it('are none where one product is as cheap', () => {
    expect(combinationsOf([lending('a', 335, 30, 300), lending('b', 335, 50, 1_000)], 500)).toEqual([]);
  });

  it('add up to the need, within the limits of both, at a rate between theirs and below that of one product', () => {
    const products = fc.array(
      fc.record({ rate: fc.integer({ min: 100, max: 2_000 }), min: fc.nat(500), more: fc.nat(2_000) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 3_000 }), (drawn, need) => {
        const lendings = drawn.map(({ rate, min, more }, place) => lending(`${place}`, rate, min + 1, min + 1 + more));
        const pairs = combinationsOf(lendings, need);
        for (const { parts, rate, single } of pairs) {
          const [low, high] = parts.map(({ product }) => lendings[Number(product)]);
          if (!low || !high) throw new Error('A part is no product.');
          expect(parts[0].amount + parts[1].amount).toBe(need);
          expect(parts.map(({ amount }, place) => amount >= ([low, high][place]?.min ?? 0))).toEqual([true, true]);
          expect(parts.map(({ amount }, place) => amount <= ([low, high][place]?.max ?? 0))).toEqual([true, true]);
          expect(rate >= low.rate && rate <= high.rate).toBe(true);
          if (single !== null) expect(rate).toBeLessThanOrEqual(single);
        }
        expect(new Set(pairs.map(({ parts }) => parts[0].product)).size).toBe(pairs.length);
      }),
    );
  });
});
