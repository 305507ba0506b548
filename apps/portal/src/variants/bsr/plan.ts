import type { Plan, PlanFeature, PlanRole, Position } from '@zonekit/portal-kit/map-list';

/** The middle of the zone's parks, WGS-84. Source: apps/demo-data/src/zone-words.ts. */
const MIDDLE = [119.461, 32.198] as const;

/** Degrees from the middle: east, north. */
const at = ([east, north]: Position): Position => [MIDDLE[0] + east, MIDDLE[1] + north];

/** The river in its middle, from the hills in the north-west down to the plain. */
const RIVER: Position[] = [
  [-0.021, 0.0079],
  [-0.0125, 0.004],
  [-0.0055, 0.001],
  [-0.001, -0.0035],
  [0.0015, -0.009],
  [0.003, -0.015],
  [0.0058, -0.0225],
];
/** A river bank with an offset in degrees; it ends at the western and southern edges of the plan. */
const bank = (by: number): Position[] =>
  RIVER.map(([east, north], place) =>
    at([place === 0 ? east : east + by, place === RIVER.length - 1 ? north : north + by]),
  );
const river = (role: PlanRole, halfWidth: number): PlanFeature => {
  const left = bank(-halfWidth);
  const ring = [...left, ...bank(halfWidth).reverse(), ...left.slice(0, 1)];
  return { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: { role } };
};
const line = (role: PlanRole, coordinates: Position[]): PlanFeature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties: { role },
});

const LAND: Position[] = [
  [-0.021, -0.0225],
  [0.031, -0.0225],
  [0.031, 0.0265],
  [-0.021, 0.0265],
  [-0.021, -0.0225],
];
/** Clear of the parcels of the demo. */
const ROADS: Position[][] = [
  [
    [-0.021, -0.0012],
    [-0.0145, -0.0012],
    [-0.008, 0.0028],
    [0.0151, 0.0028],
  ],
  [
    [0.0151, -0.0225],
    [0.0151, 0.0135],
  ],
  [
    [0.0005, 0.0135],
    [0.031, 0.0135],
  ],
];

/** The zone as a schematic drawing, in WGS-84; invented. */
export const zonePlan: Plan = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', geometry: { type: 'Polygon', coordinates: [LAND.map(at)] }, properties: { role: 'land' } },
    river('water-4', 0.0011),
    river('water-3', 0.0006),
    line('shore', bank(-0.0011)),
    line('shore', bank(0.0011)),
    ...ROADS.map((road) => line('road', road.map(at))),
  ],
};
