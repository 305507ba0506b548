import type { ParcelState, ParcelUse } from '@zonekit/api-client/space/plan/contract';
import type { ParcelRow } from '../../../api/src/modules/space/plan/plan.repository.ts';
import type { Position } from '../../../api/src/modules/space/plan/plan.tables.ts';
import type { BuildingRow, ParkRow } from '../../../api/src/modules/space/space.tables.ts';

/** Degrees: west, south, east, north. */
type Box = readonly [west: number, south: number, east: number, north: number];

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const ringOf = ([west, south, east, north]: Box): Position[] =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ].map(([x = 0, y = 0]): Position => [rounded(x), rounded(y)]);

/** Metres of one degree of latitude. */
const DEGREE = 111_320;

const squareMetres = ([west, south, east, north]: Box): number =>
  Math.round((east - west) * DEGREE * Math.cos((south * Math.PI) / 180) * (north - south) * DEGREE);

const at = ({ longitude, latitude }: ParkRow, [west, south, east, north]: Box): Box => [
  longitude + west,
  latitude + south,
  longitude + east,
  latitude + north,
];

/** Ground of a park: five buildings in a row, further rows to the south. */
const PARK_BOX: Box = [-0.0027, -0.0011, 0.0027, 0.0011];
const BUILDING = { width: 0.0006, height: 0.0005, step: 0.001 };
const ROW = 5;

/** Plots beside their park, by the park's number; further ones lie among the buildings. */
const PLOTS: Readonly<Record<number, readonly Box[]>> = {
  3: [[-0.005, -0.0075, 0.0025, -0.002]],
  7: [
    [-0.003, 0.0018, 0.0012, 0.0065],
    [0.0016, 0.0018, 0.0058, 0.0065],
  ],
};
const PARKS = 8;

const isPlot = ({ name_zh }: BuildingRow): boolean => name_zh.endsWith('号地块');

const boxOf = (park: ParkRow, number: number, plot: Box | undefined): Box => {
  if (plot) return at(park, plot);
  const x = ((number % ROW) - (ROW - 1) / 2) * BUILDING.step;
  const y = -Math.floor(number / ROW) * BUILDING.step;
  const { width, height } = BUILDING;
  return at(park, [x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
};

interface Placed {
  building: BuildingRow;
  box: Box;
}

/** Buildings of each park in their order; a plot takes the next of its park's plots. */
const placed = (parks: readonly ParkRow[], buildings: readonly BuildingRow[]): Placed[] =>
  parks.flatMap((park, index) => {
    const plots = [...(PLOTS[index % PARKS] ?? [])];
    const own = buildings.filter(({ park_id }) => park_id === park.id);
    return own.map((building, number) => ({
      building,
      box: boxOf(park, number, isPlot(building) ? plots.shift() : undefined),
    }));
  });

const parcel = (row: Partial<ParcelRow> & Pick<ParcelRow, 'id' | 'name_zh' | 'name_en'>, box: Box): ParcelRow => ({
  park_id: null,
  building_id: null,
  state: null,
  use: 'industrial',
  area: squareMetres(box),
  floor_area_ratio: null,
  ring: ringOf(box),
  ...row,
});

const useOf = ({ house_types: types }: ParkRow): ParcelUse => {
  if (types.includes('factory') || types.includes('land')) return 'industrial';
  return types.includes('incubator') ? 'research' : 'business';
};

/** Land that is not built on yet: what it is for, and whether it can be had. */
const FURTHER: readonly (readonly [use: ParcelUse, state: ParcelState, ratio: number | null])[] = [
  ['industrial', 'vacant', 200],
  ['research', 'vacant', 250],
  ['industrial', 'reserved', 180],
  ['logistics', 'let', 120],
  ['business', 'vacant', 350],
  ['green', 'reserved', null],
  ['industrial', 'let', 160],
  ['logistics', 'vacant', 100],
  ['research', 'reserved', 220],
  ['industrial', 'vacant', 200],
  ['business', 'let', 300],
  ['industrial', 'reserved', 150],
];

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Free boxes of a grid around the first parks, from the north-west on. */
const freeBoxes = (parks: readonly ParkRow[], taken: readonly Box[], count: number): Box[] => {
  const east = Math.min(...parks.map(({ longitude }) => longitude)) - 0.002;
  const north = Math.max(...parks.map(({ latitude }) => latitude)) + 0.002;
  const grid = Array.from({ length: 16 * 6 }, (_, index): Box => {
    const west = east + (index % 6) * 0.0062;
    const south = north - Math.floor(index / 6) * 0.0031;
    return [west, south, west + 0.0052, south + 0.0024];
  });
  return grid.filter((box) => !taken.some((other) => overlaps(box, other))).slice(0, count);
};

/** The plan of the demo: grounds of parks, plots that are let, and land in reserve; outlines of the buildings. */
export const planRows = (parks: readonly ParkRow[], buildings: readonly BuildingRow[]) => {
  const places = placed(parks, buildings);
  const grounds = parks.map((park): [ParcelRow, Box] => {
    const box = at(park, PARK_BOX);
    const name = { name_zh: `${park.name_zh}用地`, name_en: park.name_en && `Ground of ${park.name_en}` };
    const facts = {
      state: 'built' as const,
      use: useOf(park),
      floor_area_ratio: useOf(park) === 'business' ? 350 : 180,
    };
    return [parcel({ id: `parcel-${park.id}`, park_id: park.id, ...name, ...facts }, box), box];
  });
  const plots = places
    .filter(({ building }) => isPlot(building))
    .map(({ building, box }) => {
      const park = parks.find(({ id }) => id === building.park_id);
      const name_en = park?.name_en && building.name_en ? `${park.name_en}, ${building.name_en}` : null;
      return parcel(
        {
          id: `parcel-${building.id}`,
          park_id: building.park_id,
          building_id: building.id,
          name_zh: `${park?.name_zh ?? ''}${building.name_zh}`,
          name_en,
          floor_area_ratio: 200,
        },
        box,
      );
    });
  const taken = [...grounds.map(([, box]) => box), ...places.map(({ box }) => box)];
  const further = freeBoxes(parks.slice(0, PARKS), taken, FURTHER.length).flatMap((box, index) => {
    const facts = FURTHER[index];
    if (!facts) return [];
    const [use, state, floor_area_ratio] = facts;
    const number = String(index + 1).padStart(2, '0');
    const name = { name_zh: `Z-${number}地块`, name_en: `Plot Z-${number}` };
    return [parcel({ id: `parcel-z-${number}`, ...name, use, state, floor_area_ratio }, box)];
  });
  return {
    parcels: [...grounds.map(([row]) => row), ...plots, ...further],
    outlines: places.map(({ building, box }) => ({ building_id: building.id, ring: ringOf(box) })),
  };
};
