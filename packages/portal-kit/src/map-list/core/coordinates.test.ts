import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReviewNumber, publishable } from './base-layer.ts';
import { fromBaiduMetres, toBaiduMetres, toLayer } from './coordinates.ts';
import type { BaseLayer, Position } from './plan.types.ts';

/** Source: the README of coordtransform and of gcoord, which publish these. */
const PUBLISHED: [string, Position, BaseLayer['coordinates'], Position][] = [
  ['nothing is shifted in WGS-84', [116.404, 39.915], 'WGS-84', [116.404, 39.915]],
  ['Tiananmen in GCJ-02', [116.404, 39.915], 'GCJ-02', [116.41024449916938, 39.91640428150164]],
  ['Tiananmen in BD-09', [116.403988, 39.914266], 'BD-09', [116.41661560068297, 39.92196580126834]],
  ['nothing is shifted abroad', [-0.1276, 51.5072], 'GCJ-02', [-0.1276, 51.5072]],
];

test.each(PUBLISHED)('%s', (_, from, coordinates, to) => {
  const [longitude, latitude] = toLayer(from, coordinates);
  expect(longitude).toBeCloseTo(to[0], 8);
  expect(latitude).toBeCloseTo(to[1], 8);
});

test('BD-09 in metres is what the tile grid of Baidu counts from', () => {
  const [x, y] = toBaiduMetres([116.404, 39.915]);
  expect(x).toBeCloseTo(12958175, 0);
  expect(y).toBeCloseTo(4825923.77, 1);
});

const inChina = fc.tuple(fc.double({ min: 100, max: 120, noNaN: true }), fc.double({ min: 24, max: 40, noNaN: true }));

test('a shift within China is less than 2 km, and never none', () => {
  fc.assert(
    fc.property(inChina, ([longitude, latitude]) => {
      const [x, y] = toLayer([longitude, latitude], 'BD-09');
      const metres = Math.hypot(
        (x - longitude) * 111_320 * Math.cos((latitude * Math.PI) / 180),
        (y - latitude) * 110_574,
      );
      expect(metres).toBeGreaterThan(1);
      expect(metres).toBeLessThan(2000);
    }),
  );
});

test('metres of Baidu lead back to their degrees', () => {
  fc.assert(
    fc.property(inChina, (position) => {
      const [longitude, latitude] = fromBaiduMetres(toBaiduMetres(position));
      expect(longitude).toBeCloseTo(position[0], 5);
      expect(latitude).toBeCloseTo(position[1], 5);
    }),
  );
});

describe('a base layer', () => {
  const layer: BaseLayer = { url: '', coordinates: 'GCJ-02', reviewNumber: 'GS（2024）0650号', attribution: '' };
  test.each([
    ['GS（2024）0650号', true],
    ['沪S(2023)012号', true],
    ['GS京(2022)1061号', true],
    ['', false],
    ['审图号待定', false],
    ['GS 2024', false],
  ])('%j is a review number: %s', (number, expected) => expect(isReviewNumber(number)).toBe(expected));
  test('is shown with a review number alone', () => {
    expect(publishable(layer)).toBe(layer);
    expect(publishable({ ...layer, reviewNumber: ' ' })).toBeNull();
    expect(publishable(undefined)).toBeNull();
  });
});
