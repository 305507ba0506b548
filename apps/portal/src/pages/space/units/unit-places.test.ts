import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { expect, it } from 'vitest';
import type { PlanItem } from '../map/plan-items.ts';
import { unitPlaces } from './unit-places.ts';

const itemOf = (kind: PlanItem['kind'], id: string): PlanItem => ({
  ...{ id, kind, name: id, position: [120, 30], area: 0, rent: null, park: null },
  ...{ stock: null, floors: null, address: null, land: null },
});
const unitOf = (id: string, building: string, park: string): UnitSummary =>
  // Places are found by these alone.
  ({ id, building: { id: building, name: '' }, park: { id: park, name: '' } }) as UnitSummary;

it('puts units to their building, else to their park, in the order of the list; none is lost', () => {
  const items = [itemOf('park', 'p1'), itemOf('building', 'b1'), itemOf('building', 'b2'), itemOf('parcel', 'b3')];
  const units = [unitOf('1', 'b2', 'p1'), unitOf('2', 'b3', 'p1'), unitOf('3', 'b1', 'p1'), unitOf('4', 'b2', 'p1')];
  const { places, elsewhere } = unitPlaces([...units, unitOf('5', 'b9', 'p9')], items);
  expect(places.map(({ item, units }) => [item.kind, item.id, units.map(({ id }) => id)])).toEqual([
    ['building', 'b2', ['1', '4']],
    ['park', 'p1', ['2']],
    ['building', 'b1', ['3']],
  ]);
  expect(elsewhere.map(({ id }) => id)).toEqual(['5']);
});
