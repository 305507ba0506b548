import type { ParkDetail, UnitSummary } from '@zonekit/api-client/space/contract';

/** A floor of a building, as the address names it: `?floor=building-1.18`. */
export interface ParkFloor {
  building: string;
  floor: number;
}

export const readFloor = (text: string | undefined): ParkFloor | null => {
  const [, building, floor] = /^(.+)\.(-?\d{1,3})$/.exec(text ?? '') ?? [];
  return building === undefined ? null : { building, floor: Number(floor) };
};

export const floorHref = (parkId: string, { building, floor }: ParkFloor): string =>
  `/space/park/${encodeURIComponent(parkId)}?${new URLSearchParams({ floor: `${building}.${floor}` })}#vacant`;

export const unitsOn = (units: readonly UnitSummary[], chosen: ParkFloor | null): readonly UnitSummary[] =>
  chosen === null
    ? units
    : units.filter(({ building, floor }) => building.id === chosen.building && floor === chosen.floor);

type Building = ParkDetail['building_list'][number];

export interface FloorLine {
  floor: number;
  units: number;
  vacant: number;
}

/** By name, numbers by their value: A, B, then 2, 10. Ids have no order. */
export const inOrder = <B extends { name: string }>(buildings: readonly B[]): B[] => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...buildings].sort((one, other) => compare(one.name, other.name));
};

/** Every floor from the top down; one without units has 0 of them. */
export const floorsOf = ({ floors, stack }: Pick<Building, 'floors' | 'stack'>): FloorLine[] => {
  const top = Math.max(floors, ...stack.map(({ floor }) => floor));
  const bottom = Math.min(1, ...stack.map(({ floor }) => floor));
  return Array.from(
    { length: top - bottom + 1 },
    (_, index) => stack.find(({ floor }) => floor === top - index) ?? { floor: top - index, units: 0, vacant: 0 },
  );
};
