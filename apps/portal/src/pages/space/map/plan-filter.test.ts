import type { LandFeature } from '@zonekit/api-client/space/plan/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countValues, filterItems, PLAN_FACETS, sortItems } from './plan-filter.ts';
import { itemsOf } from './plan-items.ts';

const ring: [number, number][] = [
  [121, 38],
  [121.2, 38],
  [121.2, 38.1],
  [121, 38],
];
const yuan = (amount: number | null) => (amount === null ? null : { amount, currency: 'CNY' as const });

interface Stock {
  id: string;
  area?: number;
  rent?: readonly [number, number] | null;
  floors?: number;
  park?: string;
}
const makeBuilding = ({ id, area = 100, rent = [5000, 7000], floors = 8, park = 'p-1' }: Stock): LandFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: {
    kind: 'building',
    name: id,
    park: { id: park, name: park },
    floors,
    units: 4,
    vacant: area > 0 ? 1 : 0,
    vacant_area: area,
    rent_from: yuan(rent?.[0] ?? null),
    rent_to: yuan(rent?.[1] ?? null),
  },
});
const makeParcel = (id: string, state: 'vacant' | 'let', area: number): LandFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: { kind: 'parcel', name: id, state, use: 'industrial', area, floor_area_ratio: 2, park: null },
});

const items = itemsOf([
  makeBuilding({ id: 'b-1', area: 120, rent: [5000, 9000] }),
  makeBuilding({ id: 'b-2', area: 0, rent: null, park: 'p-2' }),
  makeBuilding({ id: 'b-3', area: 3000, rent: [2500, 2800], floors: 24 }),
  makeParcel('l-1', 'let', 120_000),
  makeParcel('l-2', 'vacant', 60_000),
]);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('the number of a place stands in the middle of its outline', () => {
  expect(items[0]?.position[0]).toBeCloseTo(121.1, 6);
  expect(items[0]?.position[1]).toBeCloseTo(38.05, 6);
});

test.each([
  ['nothing chosen: all of the kind', {}, undefined, ['b-1', 'b-2', 'b-3']],
  ['a rent band takes each building whose rents reach into it', { rent_band: ['80-120'] }, undefined, ['b-1']],
  ['rents of two bands', { rent_band: ['80-120', '20-40'] }, undefined, ['b-1', 'b-3']],
  ['an exact rent takes what lies across it', {}, { rent_min: 60, rent_max: 70 }, ['b-1']],
  ['a bound leaves out what has no rent', {}, { rent_max: 1000 }, ['b-1', 'b-3']],
  ['an area from a number on', {}, { area_min: 120 }, ['b-1', 'b-3']],
  ['floors and park together', { floors: ['20-'], park: ['p-1'] }, undefined, ['b-3']],
  ['a value that no building has', { park: ['gone'] }, undefined, []],
])('%s', (_, facets, bounds, expected) => {
  expect(ids(filterItems(items, 'building', { facets, ...(bounds && { bounds }) }))).toEqual(expected);
});

test('parcels are measured in hectares', () => {
  expect(ids(filterItems(items, 'parcel', { facets: {}, bounds: { area_min: 10 } }))).toEqual(['l-1']);
  expect(ids(filterItems(items, 'parcel', { facets: { area_band: ['5-10'] } }))).toEqual(['l-2']);
});

test('parcels that can be had come first, buildings with the lowest rent where it sorts', () => {
  expect(ids(sortItems(filterItems(items, 'parcel', { facets: {} }), 'area'))).toEqual(['l-2', 'l-1']);
  expect(ids(sortItems(filterItems(items, 'building', { facets: {} }), 'rent'))).toEqual(['b-3', 'b-1', 'b-2']);
});

test('choosing a value of a facet leaves as many as its count says, whatever else is chosen', () => {
  const facets = PLAN_FACETS.building;
  const choice = fc.record({
    floors: fc.subarray(['4-10', '20-']),
    park: fc.subarray(['p-1', 'p-2']),
    rent_band: fc.subarray(['20-40', '40-60', '80-120']),
  });
  fc.assert(
    fc.property(choice, fc.constantFrom(...facets), (chosen, facet) => {
      for (const { value, count } of countValues(items, 'building', { facets: chosen }, facet)) {
        const only = { facets: { ...chosen, [facet.name]: [value] } };
        expect(filterItems(items, 'building', only)).toHaveLength(count);
      }
    }),
  );
});
