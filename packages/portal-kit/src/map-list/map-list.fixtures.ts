import type { Place, Plan, PlanFeature, PlanGeometry, PlanRole, Position } from './core/plan.types.ts';

/** The drawing is 480 by 640, 10 m for 3 of it, its upper left corner here. */
const ORIGIN: Position = [121.9, 30.92];
const METRES = 10 / 3;
const DEGREE = 110_900;

const at = (x: number, y: number): Position => [
  ORIGIN[0] + (x * METRES) / (DEGREE * Math.cos((ORIGIN[1] * Math.PI) / 180)),
  ORIGIN[1] - (y * METRES) / DEGREE,
];
type Box = readonly [x: number, y: number, width: number, height: number];
const ring = ([x, y, width, height]: Box) => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + height),
  at(x, y + height),
  at(x, y),
];

const feature = (role: PlanRole, geometry: PlanGeometry, text?: string): PlanFeature => ({
  type: 'Feature',
  geometry,
  properties: text === undefined ? { role } : { role, text },
});
const box = (role: PlanRole) => (edges: Box) => feature(role, { type: 'Polygon', coordinates: [ring(edges)] });
const line = (role: PlanRole, ...points: Position[]) => feature(role, { type: 'LineString', coordinates: points });
const text =
  (role: PlanRole) =>
  ([x, y, words]: readonly [number, number, string]) =>
    feature(role, { type: 'Point', coordinates: at(x, y) }, words);

const coast = (y: number) =>
  122 + 12 * Math.sin(y / 74) + 7 * Math.sin(y / 33 + 1) + Math.max(0, y - 520) * 0.35 - Math.max(0, 80 - y) * 0.3;
const along = (offset: number, edge: 'land' | 'water') => {
  const shore = Array.from({ length: 41 }, (_, i) => at(Math.max(0, coast(i * 16) - offset), i * 16));
  const far = edge === 'land' ? 480 : 0;
  return [at(far, 0), ...shore, at(far, 640), at(far, 0)];
};

const PARCELS: Box[] = [
  [258, 34, 120, 126],
  [394, 34, 74, 284],
  [258, 176, 120, 142],
  [258, 334, 120, 136],
  [394, 334, 74, 136],
  [138, 334, 104, 136],
  [172, 486, 206, 130],
  [394, 486, 74, 130],
  [150, 34, 92, 126],
];
const BUILDINGS: Box[] = [
  [268, 46, 40, 22],
  [334, 46, 34, 44],
  [268, 124, 44, 24],
  [268, 250, 36, 52],
  [320, 252, 46, 50],
  [402, 46, 58, 36],
  [402, 90, 58, 36],
  [402, 240, 58, 30],
  [402, 280, 58, 30],
  [270, 352, 44, 26],
  [270, 388, 44, 26],
  [322, 406, 48, 42],
  [402, 346, 58, 30],
  [402, 386, 58, 30],
  [402, 426, 58, 34],
  [150, 346, 40, 50],
  [198, 346, 36, 50],
  [150, 406, 84, 28],
  [184, 498, 44, 40],
  [184, 552, 44, 50],
  [312, 498, 54, 34],
  [312, 544, 54, 58],
  [240, 562, 58, 40],
  [402, 498, 58, 48],
  [402, 560, 58, 42],
  [160, 46, 30, 42],
  [200, 46, 32, 42],
  [160, 104, 72, 40],
];

/** A harbour zone, drawn; invented. */
export const makePlan = (): Plan => ({
  type: 'FeatureCollection',
  features: [
    box('water-1')([0, 0, 480, 640]),
    ...(
      [
        [76, 'water-2'],
        [46, 'water-3'],
        [17, 'water-4'],
      ] as const
    ).map(([offset, role]) => feature(role, { type: 'Polygon', coordinates: [along(offset, 'land')] })),
    feature('land', { type: 'Polygon', coordinates: [along(0, 'land')] }),
    line('shore', ...along(0, 'land').slice(1, -2)),
    ...(
      [
        [196, 58],
        [238, 50],
        [280, 58],
      ] as const
    ).map(([y, x]) => box('building')([x, y, 84, 22])),
    ...PARCELS.map(box('parcel')),
    ...BUILDINGS.map(box('building')),
    box('limit')([262, 338, 112, 128]),
    ...(
      [
        [318, 152, '科创湾'],
        [318, 310, '启航中心'],
        [431, 142, '临港智造园'],
        [318, 458, '综保区三期'],
        [230, 608, '东港研究园'],
        [190, 460, '深蓝冷链港'],
        [196, 152, '邮轮港城'],
      ] as const
    ).map(text('name')),
    ...(
      [
        [318, 168, '科创湾里'],
        [431, 326, '启航路'],
        [431, 478, '综保三路'],
      ] as const
    ).map(text('road-name')),
    ...(
      [
        [24, 60, '14.2'],
        [66, 84, '9.6'],
        [26, 142, '11.8'],
        [18, 236, '15.1'],
        [22, 318, '15.6'],
        [64, 344, '12.3'],
        [64, 420, '10.8'],
        [18, 440, '13.9'],
        [38, 548, '9.1'],
        [108, 578, '4.6'],
      ] as const
    ).map(text('sounding')),
  ],
});

const UNITS: [name: string, area: string, price: string, Box][] = [
  ['启航中心B座1802', '286㎡', '73.0元/㎡·月', [322, 190, 44, 44]],
  ['启航中心A座0905', '142㎡', '77.5元/㎡·月', [268, 190, 36, 36]],
  ['综保区三期5号厂房2层', '3,200㎡', '28.0元/㎡·月', [322, 352, 48, 44]],
  ['综保区三期7号厂房1层', '2,460㎡', '31.0元/㎡·月', [270, 420, 44, 28]],
  ['锚地众创开放工位', '每工位6.5㎡', '104.6元/㎡·月', [268, 82, 54, 30]],
  ['锚地众创独立间306', '38㎡', '94.7元/㎡·月', [334, 104, 34, 44]],
  ['临港智造园G-03整栋', '5,400㎡', '25.0元/㎡·月', [402, 178, 58, 52]],
  ['东港研究园D座602', '420㎡', '57.8元/㎡·月', [240, 498, 58, 50]],
];

export const makePlaces = (): Place[] =>
  UNITS.map(([name, area, price, [x, y, width, height]], index) => ({
    id: `u-${index + 1}`,
    name,
    href: `#u-${index + 1}`,
    position: at(x + width / 2, y + height / 2),
    outline: ring([x, y, width, height]),
    facts: [area, price],
  }));

/** A tile that says which it is, drawn where it is asked for. */
export const TILES =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="%23eef3f8" stroke="%239fb4c8"/><text x="16" y="28" fill="%2352677c" font-family="sans-serif" font-size="14">{z}/{x}/{y}</text></svg>';
