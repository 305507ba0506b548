import { PRODUCT_SHAPES } from '@zonekit/api-client/material/product/lists';
import { describe, expect, test } from 'vitest';
import { cartonsOf, drawProduct, drawThumbnail } from './draw-product.ts';

const can = { shape: 'can', width: 96, height: 128, depth: 96 } as const;
const count = (svg: string, name: string) => svg.split(`class="${name}"`).length - 1;

test.each([
  [1, 12, { cartons: 1, last: 1 }],
  [12, 12, { cartons: 1, last: 12 }],
  [13, 12, { cartons: 2, last: 1 }],
  [24, 12, { cartons: 2, last: 12 }],
  [5, 0, { cartons: 5, last: 1 }],
])('%i pieces at %i a carton', (quantity, carton, expected) => expect(cartonsOf(quantity, carton)).toEqual(expected));

describe('a drawing', () => {
  test.each(PRODUCT_SHAPES)('of a %s lies within its place and has numbers alone', (shape) => {
    const outline = { shape, width: 400, height: 2, depth: 2 };
    for (const svg of [drawThumbnail(outline), drawProduct(outline, 3, 10)]) {
      expect(svg).not.toMatch(/NaN|Infinity|="-/);
      expect(svg.length).toBeGreaterThan(100);
    }
  });

  test('says the measures and fills the pieces of the quantity', () => {
    const svg = drawProduct(can, 14, 12);
    expect(svg).toContain('128mm');
    expect(svg).toContain('96mm');
    expect(count(svg, 'on')).toBe(14);
    expect(count(svg, 'of')).toBe(10);
  });

  test('shows two cartons at the most, the last of them as full as the last one is', () => {
    const svg = drawProduct(can, 50, 12);
    expect(count(svg, 'wh')).toBe(2);
    expect(count(svg, 'on')).toBe(12 + 2);
  });

  test('of a large carton is filled by its share', () => {
    expect(count(drawProduct(can, 100, 500), 'on')).toBe(1);
  });
});
