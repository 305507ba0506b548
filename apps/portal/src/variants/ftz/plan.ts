import type { Plan, PlanFeature, PlanRole, Position } from '@zonekit/portal-kit/map-list';

const box = (role: PlanRole, west: number, south: number, east: number, north: number): PlanFeature => {
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: { role } };
};
const text = (role: PlanRole, coordinates: Position, words: string): PlanFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { role, text: words },
});

/** West of it is water. */
const SHORE: Position[] = [
  [121.619, 38.888],
  [121.6205, 38.896],
  [121.6185, 38.903],
  [121.6208, 38.91],
  [121.6192, 38.917],
  [121.6212, 38.924],
  [121.62, 38.932],
];
const deeper = (by: number): Position[] => SHORE.map(([longitude, latitude]) => [longitude - by, latitude]);
const area = (role: PlanRole, edge: readonly Position[]): PlanFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[[121.66, 38.888], ...edge, [121.66, 38.932], [121.66, 38.888]]] },
  properties: { role },
});

const PARCELS: readonly [west: number, south: number, name: string][] = [
  [121.623, 38.892, '港口作业区'],
  [121.638, 38.892, '保税加工区'],
  [121.623, 38.904, '冷链物流园'],
  [121.638, 38.904, '智能装备园'],
  [121.623, 38.916, '综合服务区'],
  [121.638, 38.916, '生物医药园'],
];

/** The zone as a schematic drawing, in WGS-84; invented. */
export const zonePlan: Plan = {
  type: 'FeatureCollection',
  features: [
    box('water-1', 121.6, 38.888, 121.66, 38.932),
    area('water-2', deeper(0.008)),
    area('water-3', deeper(0.005)),
    area('water-4', deeper(0.002)),
    area('land', SHORE),
    { type: 'Feature', geometry: { type: 'LineString', coordinates: SHORE }, properties: { role: 'shore' } },
    ...PARCELS.map(([west, south]) => box('parcel', west, south, west + 0.0135, south + 0.0105)),
    ...PARCELS.flatMap(([west, south]) =>
      [0.001, 0.005, 0.009].map((offset) =>
        box('building', west + offset, south + 0.007, west + offset + 0.0028, south + 0.009),
      ),
    ),
    ...PARCELS.map(([west, south, name]) => text('name', [west + 0.0067, south + 0.0045], name)),
    text('road-name', [121.6373, 38.9153], '启航路'),
    text('road-name', [121.6373, 38.9033], '海关路'),
    text('sounding', [121.606, 38.896], '15.6'),
    text('sounding', [121.611, 38.908], '12.3'),
    text('sounding', [121.614, 38.92], '9.1'),
  ],
};
