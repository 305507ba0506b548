import type { HouseType } from '@zonekit/api-client/space/contract';

type Random = () => number;

/** To a tenth of a px, as short as it goes. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** The unit on the plate, in px; `scale` is px per metre. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
}

/** Of the plate without rulers and margins. */
const PLACE = { x: 44, y: 38, w: 260, h: 146 };

/** A rectangle of an area in the middle of the plate, as large as it goes. */
export const fit = (area: number, ratio: number): Frame => {
  const [width, depth] = [Math.sqrt(area * ratio), Math.sqrt(area / ratio)];
  const scale = Math.min(PLACE.w / width, PLACE.h / depth);
  const [w, h] = [width * scale, depth * scale];
  return { x: PLACE.x + (PLACE.w - w) / 2, y: PLACE.y + (PLACE.h - h) / 2, w, h, scale };
};

const rect = (kind: string, x: number, y: number, w: number, h: number) =>
  `<rect class="${kind}" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"/>`;

/** The walls, with the opening of the door at the lower edge. */
export const outline = ({ x, y, w, h, scale }: Frame): string => {
  const door = Math.min(w / 4, Math.max(6, 1.8 * scale));
  const at = x + w * 0.62;
  return `<path class="wall" d="M${num(at)} ${num(y + h)}H${num(x)}V${num(y)}H${num(x + w)}V${num(y + h)}H${num(at + door)}"/>`;
};

/** Columns each `bay` metres; those in the walls are left out, where the door is. */
const columns = ({ x, y, w, h, scale }: Frame, bay: number): string => {
  const bays = (length: number) => Math.max(1, Math.round(length / scale / bay));
  const [across, down] = [bays(w), bays(h)];
  const size = Math.max(3, Math.min(6, 0.5 * scale));
  return Array.from({ length: (across - 1) * (down - 1) }, (_, index) => {
    const [i, j] = [1 + (index % (across - 1)), 1 + Math.floor(index / (across - 1))];
    return rect('post', x + (i * w) / across - size / 2, y + (j * h) / down - size / 2, size, size);
  }).join('');
};

/** More would be a grey surface. */
const MOST_DESKS = 84;

/** Desks of 1.4 by 0.7 metres in pairs, with aisles; none where they would be smaller than 3 px. */
const desks = ({ x, y, w, h, scale }: Frame, most = MOST_DESKS): string => {
  const [desk, deep] = [1.4 * scale, 0.7 * scale];
  const [across, down] = [1.6 * scale, 3 * scale];
  if (deep < 3) return '';
  const fitting = (length: number, each: number) => Math.max(1, Math.floor((length - 0.8 * scale) / each));
  const [perRow, rows] = [fitting(w, across), fitting(h, down)];
  const places = Array.from({ length: Math.min(most, perRow * rows * 2) }, (_, index) => ({
    column: Math.floor(index / 2) % perRow,
    row: Math.floor(index / 2 / perRow),
    side: index % 2,
  }));
  return places
    .map(({ column, row, side }) =>
      rect('desk', x + 0.6 * scale + column * across, y + 0.6 * scale + row * down + side * (deep + 1), desk, deep),
    )
    .join('');
};

const floor = ({ x, y, w, h }: Frame, kind = 'floor') => rect(kind, x, y, w, h);

/** A room at the right end of the frame, and what is left of it. */
const withRoom = (frame: Frame, share: number): [room: string, rest: Frame] => {
  const w = frame.w * share;
  const x = frame.x + frame.w - w;
  return [
    `${rect('room', x, frame.y, w, frame.h / 2)}${rect('room', x, frame.y + frame.h / 2, w, frame.h / 2)}`,
    { ...frame, w: frame.w - w },
  ];
};

interface Furnished {
  area: number;
  seats: number | null;
}
type Interior = (frame: Frame, unit: Furnished, random: Random) => string;

const office: Interior = (frame, _, random) => {
  const [room, rest] = withRoom(frame, 0.2 + random() * 0.1);
  return `${floor(frame)}${room}${desks(rest)}${columns(frame, 8.4)}`;
};

/** Lifts and stairs in the middle of a whole floor. */
const wholeFloor: Interior = (frame, _, random) => {
  const [w, h] = [frame.w * (0.24 + random() * 0.08), frame.h * 0.3];
  const core = rect('core', frame.x + (frame.w - w) / 2, frame.y + (frame.h - h) / 2, w, h);
  return `${floor(frame)}${columns(frame, 8.4)}${core}`;
};

const factory: Interior = (frame, _, random) => {
  const { x, y, w, h, scale } = frame;
  const rail = h * 0.12;
  const crane = x + w * (0.2 + random() * 0.6);
  const docks = Math.max(1, Math.min(6, Math.floor(w / scale / 14)));
  const dock = Math.max(5, 4 * scale);
  const doors = Array.from({ length: docks }, (_, index) =>
    rect('dock', x + ((index + 0.5) * w) / docks - dock / 2, y + h, dock, 8),
  ).join('');
  return `${floor(frame)}<path class="ln" d="M${num(x)} ${num(y + rail)}h${num(w)}M${num(x)} ${num(y + h - rail)}h${num(w)}"/>${rect('core', crane, y + rail, Math.max(3, 2 * scale), h - 2 * rail)}${columns(frame, 12)}${doors}`;
};

const incubator: Interior = (frame, { area }) => {
  const inner = { ...frame, w: frame.w * 0.66 };
  const table = rect('core', frame.x + frame.w * 0.74, frame.y + frame.h * 0.3, frame.w * 0.16, frame.h * 0.4);
  return `${floor(frame)}${desks(inner, Math.max(2, Math.floor(area / 6)))}${table}`;
};

/** One cell for each workstation that is let. */
const workstation: Interior = ({ x, y, w, h }, { seats }) => {
  const count = seats ?? 1;
  const perRow = Math.ceil(Math.sqrt(count * (w / h)));
  const [cw, ch] = [w / perRow, h / Math.ceil(count / perRow)];
  const cells = Array.from({ length: count }, (_, index) => {
    const [cx, cy] = [x + (index % perRow) * cw, y + Math.floor(index / perRow) * ch];
    return rect('desk', cx + cw * 0.2, cy + ch * 0.2, cw * 0.6, ch * 0.35);
  });
  return `${rect('floor', x, y, w, h)}${cells.join('')}`;
};

export const interiors: Readonly<Record<Exclude<HouseType, 'land'>, Interior>> = {
  office,
  park: wholeFloor,
  factory,
  incubator,
  workstation,
};

type Point = readonly [x: number, y: number];

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** Of a polygon, by the shoelace formula. */
const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** A parcel of five corners with exactly the area, its building line inside, and the road below. */
export const drawLand = ({ x, y, w, h, scale }: Frame, area: number, random: Random): string => {
  const bent = [
    [0, 0.08],
    [0.78, 0],
    [1, 0.36],
    [0.94, 1],
    [0.06, 0.98],
  ].map(
    ([across = 0, down = 0]): Point => [
      x + w * (across + random() * 0.06 - 0.03),
      y + h * (down + random() * 0.06 - 0.03),
    ],
  );
  const [cx, cy] = [x + w / 2, y + h / 2];
  const around = (factor: number) => bent.map(([px, py]): Point => [cx + (px - cx) * factor, cy + (py - cy) * factor]);
  const whole = Math.sqrt((area * scale * scale) / areaOf(bent));
  return `<path class="ln" d="M0 ${num(y + h + 12)}h320"/><path class="floor" d="${pathOf(around(whole))}"/><path class="dash" d="${pathOf(around(whole * 0.86))}"/><path class="wall" d="${pathOf(around(whole))}"/>`;
};
