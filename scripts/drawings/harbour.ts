/**
 * The hero of ftz's home page: the port drawn as a chart. Land right, fairway in from the left, soundings where the water is.
 * A file of its own, referred to by `<use>`, since it is the same on every visit.
 */
import { contour } from '../../packages/ui/src/cover/draw/contour.ts';
import { seededRandom } from '../../packages/ui/src/cover/draw/random.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';
import { DASH, drawing, fill, INK, LINE, numbers, round, SOLID, tint } from './paint.ts';

const WIDTH = 1440;
const HEIGHT = 560;
const STEP = 20;
const ROSE = { x: 928, y: 176 };
const QUAYS = [206, 258, 310, 362];

const LAND = fill('chart-land');

const bump = (x: number, y: number, cx: number, cy: number, reach: number, height: number) =>
  height * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (reach * reach));

const coast = (y: number) =>
  1250 +
  54 * Math.sin(y / 92 + 0.5) +
  26 * Math.sin(y / 37 + 2) +
  (y < 190 ? (190 - y) * -0.62 : 0) +
  (y > 400 ? (y - 400) * -0.9 : 0);

/** Height of the ground: below zero is water. */
const ground = (x: number, y: number) =>
  (x - coast(y)) / 330 +
  bump(x, y, 830, 110, 120, 0.55) +
  bump(x, y, 905, 470, 130, 0.72) +
  bump(x, y, 1010, 250, 90, -0.3) +
  bump(x, y, 640, 330, 150, 0.26);

const level = (at: number) => contour(ground, WIDTH, HEIGHT, STEP, at);

const shore = (y: number, from = 1060) => {
  let x = from;
  while (ground(x, y) < 0) x += 2;
  return x;
};

const seabed = () => {
  const land = level(0);
  return [
    `<path ${tint(0)} d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...[-1.45, -0.9, -0.5, -0.2].map((at, index) => `<path ${tint(index + 1)} d="${level(at)}"/>`),
    ...[-1.75, -1.2, -1.02, -0.7, -0.34].map((at) => `<path ${LINE} d="${level(at)}"/>`),
    `<path ${LAND} d="${land}"/><path ${INK} d="${land}"/>`,
  ];
};

/** Boxes of the three tints, each tint one path, so that the file stays small. */
const boxes = (next: () => number) => {
  const paths = new Map<string, string>([
    [tint(3), ''],
    [tint(4), ''],
    [SOLID, ''],
  ]);
  return {
    row: (from: number, to: number, y: number) => {
      for (let x = from; x < to - 8; ) {
        const length = next() < 0.55 ? 24 : 12;
        if (next() < 0.82) {
          const paint = next() < 0.34 ? SOLID : next() < 0.5 ? tint(4) : tint(3);
          paths.set(paint, `${paths.get(paint)}M${round(x)} ${y}h${length - 2}v6h-${length - 2}z`);
        }
        x += length;
      }
    },
    drawn: () => [...paths].map(([paint, d]) => `<path ${paint} d="${d}"/>`),
  };
};

/** Quays, and boxes on them and in the yard behind: the modular rhythm of the port. */
const quays = (next: () => number) => {
  const stack = boxes(next);
  const drawn = QUAYS.map((y) => {
    const end = Math.max(shore(y), shore(y + 24)) + 3;
    const x = 1122;
    stack.row(x + 8, end - 6, y + 5);
    stack.row(x + 8, end - 6, y + 13);
    return `<path ${LAND} d="M${x} ${y}H${round(end)}v24H${x}z"/><path ${INK} d="M${shore(y)} ${y}H${x}V${y + 24}H${shore(y + 24)}"/>`;
  });
  for (let y = 205; y < 400; y += 9) {
    if ((y - 205) % 52 >= 36) continue;
    for (let x = 1236; x < WIDTH; x += 84) {
      if (Math.max(shore(y), shore(y + 9)) + 40 < x) stack.row(x, x + 74, y);
    }
  }
  return [...drawn, ...stack.drawn()];
};

const breakwaters = () => {
  const [north, south] = [shore(122), shore(446)];
  return [
    `<path ${INK} d="M${north} 122C${north - 60} 124 1062 146 1050 216M${south} 446C${south - 40} 448 1066 440 1050 372"/>`,
    `<circle ${SOLID} cx="1050" cy="218" r="4.5"/><circle ${SOLID} cx="1050" cy="370" r="4.5"/>`,
  ];
};

const fairway = () => {
  const buoys = [
    [786, 452],
    [868, 384],
    [956, 328],
    [842, 470],
    [930, 398],
    [1014, 346],
  ];
  return [
    `<path ${DASH} d="M640 540C800 470 900 330 1104 278M668 556C824 492 920 366 1104 314"/>`,
    ...buoys.map(
      ([x, y]) => `<circle style="fill:${token('chart-0')};stroke:${token('chart-ink')}" cx="${x}" cy="${y}" r="3.5"/>`,
    ),
  ];
};

const compass = () => {
  const { x, y } = ROSE;
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const inner = index % 18 === 0 ? 62 : index % 6 === 0 ? 68 : 73;
    const at = (radius: number) => `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
    return `M${at(78)}L${at(inner)}`;
  });
  return [
    `<path ${INK} d="${ticks.join('')}"/><circle ${LINE} cx="${x}" cy="${y}" r="50"/>`,
    `<path ${SOLID} d="M${x} ${y - 60}l6 60h-12z"/><path ${INK} d="M${x} ${y + 60}l6-60h-12z"/>`,
  ];
};

/** Depths, kept clear of the rose, the quays and the fairway. */
const soundings = (next: () => number) => {
  const placed: [number, number][] = [];
  const drawn: string[] = [];
  for (let tries = 0; tries < 600 && placed.length < 46; tries++) {
    const x = 800 + next() * 440;
    const y = 26 + next() * 510;
    const depth = -ground(x, y) * 9.4;
    const taken =
      depth < 1.3 ||
      Math.hypot(x - ROSE.x, y - ROSE.y) < 100 ||
      (x > 1020 && y > 112 && y < 456) ||
      Math.abs(y - (560 - (x - 660) * 0.62)) < 46 ||
      placed.some(([a, b]) => Math.hypot(a - x, b - y) < 46);
    if (taken) continue;
    placed.push([x, y]);
    drawn.push(
      `<text x="${round(x)}" y="${round(y)}">${Math.floor(depth)}<tspan dy="3" font-size="8">${Math.floor((depth % 1) * 10)}</tspan></text>`,
    );
  }
  return [numbers(drawn)];
};

/** The file's text. The same for every call. */
export const drawHarbour = (): string => {
  const next = seededRandom('donggang');
  const marks = [...seabed(), ...quays(next), ...breakwaters(), ...fairway(), ...compass(), ...soundings(next)];
  return drawing(WIDTH, HEIGHT, { chart: marks });
};
