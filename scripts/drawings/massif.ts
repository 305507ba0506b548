/**
 * The hero of bsr's home page: the hill that gives the region its name, surveyed, with the way up in six stages.
 * `map` is the ground, `trail` the way, which the page leaves out where its words would lie on it.
 */
import { contour } from '../../packages/ui/src/cover/draw/contour.ts';
import { seededRandom } from '../../packages/ui/src/cover/draw/random.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';
import { DASH, drawing, INK, LINE, numbers, SOLID, tint } from './paint.ts';

const WIDTH = 1440;
const HEIGHT = 760;
const STEP = 20;

/** x, y, reach, height. */
type Hill = readonly [number, number, number, number];
const HILLS: readonly Hill[] = [
  [1120, 232, 210, 1.25],
  [1330, 420, 190, 0.92],
  [930, 470, 170, 0.62],
  [1420, 120, 150, 0.8],
  [880, 150, 130, 0.42],
  [1160, 640, 150, 0.5],
];
const POSTS = [
  [880, 676],
  [958, 606],
  [1030, 530],
  [1056, 424],
  [1150, 352],
  [1120, 228],
] as const;
const WAY =
  'M804 712C830 706 856 694 880 676S934 626 958 606 1016 570 1030 530 1022 450 1056 424 1138 396 1150 352 1128 270 1120 228';

/** Small rises and hollows among the hills, so that no line is a circle. */
const roughness = (next: () => number): Hill[] =>
  Array.from({ length: 26 }, () => [760 + next() * 700, next() * HEIGHT, 40 + next() * 50, (next() - 0.45) * 0.2]);

const groundOf = (hills: readonly Hill[]) => (x: number, y: number) =>
  hills.reduce(
    (sum, [hx, hy, reach, height]) => sum + height * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (reach * reach)),
    0,
  );

const heights = (ground: (x: number, y: number) => number, next: () => number) => {
  const placed: (readonly [number, number])[] = [...POSTS];
  const drawn: string[] = [];
  for (let tries = 0; tries < 500 && placed.length < 40; tries++) {
    const [x, y] = [800 + next() * 620, 30 + next() * 700];
    if (placed.some(([a, b]) => Math.hypot(a - x, b - y) < 62)) continue;
    placed.push([x, y]);
    // Metres above the sea.
    drawn.push(`<text x="${Math.round(x)}" y="${Math.round(y)}">${Math.round(180 + ground(x, y) * 420)}</text>`);
  }
  return numbers(drawn);
};

const posts = () =>
  POSTS.map(([x, y], index) => {
    const isLast = index === POSTS.length - 1;
    const ink = `fill:${token(isLast ? 'chart-0' : 'chart-ink')}`;
    return [
      `<circle ${isLast ? SOLID : tint(0)} cx="${x}" cy="${y}" r="15"/><circle ${INK} cx="${x}" cy="${y}" r="15"/>`,
      `<text style="${ink};font:600 13px/1 ${token('font-text')};text-anchor:middle" x="${x}" y="${y + 4.5}">${index + 1}</text>`,
    ].join('');
  });

/** The file's text. The same for every call. */
export const drawMassif = (): string => {
  const next = seededRandom('beishan');
  const ground = groundOf([...HILLS, ...roughness(next)]);
  const level = (at: number) => contour(ground, WIDTH, HEIGHT, STEP, at);
  return drawing(WIDTH, HEIGHT, {
    map: [
      `<path ${tint(0)} d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
      ...[0.16, 0.42, 0.74, 1.06].map((at, index) => `<path ${tint(index + 1)} d="${level(at)}"/>`),
      ...[0.07, 0.25, 0.34, 0.52, 0.63, 0.85, 0.95, 1.17, 1.27].map((at) => `<path ${LINE} d="${level(at)}"/>`),
      heights(ground, next),
    ],
    trail: [`<path ${DASH} d="${WAY}"/>`, ...posts(), `<path ${SOLID} d="M1120 180l7 13h-14z"/>`],
  });
};
