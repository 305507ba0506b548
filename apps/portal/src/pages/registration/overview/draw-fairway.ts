import { contour } from '@zonekit/ui/cover/contour';
import { seededRandom } from '@zonekit/ui/cover/random';

export const WIDTH = 936;
export const HEIGHT = 132;
/** Grid of the depth contours, in px. */
const GRID = 12;
/** Offsets from the middle of the picture at which the steps stand, in px. */
const OFFSETS = [16, -12, 8, -10, 10, -6];

const n = (value: number) => Math.round(value * 10) / 10;

/** Place of a step on the course. */
export const stepPlace = (index: number, count: number): { x: number; y: number } => ({
  x: n((WIDTH * (index + 0.5)) / count),
  y: 70 + (OFFSETS[index % OFFSETS.length] ?? 0),
});

const course = (count: number): string => {
  let [fromX, fromY] = [-10, 104];
  let path = `M${fromX} ${fromY}`;
  for (let index = 0; index < count; index++) {
    const { x, y } = stepPlace(index, count);
    const middle = n((fromX + x) / 2);
    path += `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  return `${path}C${WIDTH - 30} 64 ${WIDTH - 20} 66 ${WIDTH + 10} 66`;
};

const depth = (x: number, y: number) =>
  Math.sin(x / 150 + 1) * 0.7 + Math.cos(y / 40 + x / 210) + 0.35 * Math.sin(x / 57 - y / 31) + x / 620;

const soundings = (): string => {
  const random = seededRandom('fairway');
  return Array.from({ length: 16 }, (_, place) => {
    const x = n(20 + place * 57 + random() * 26);
    const y = n(random() < 0.5 ? 14 + random() * 12 : 122 + random() * 6);
    return `<text class="so" x="${x}" y="${y}">${Math.floor(3 + random() * 9)}</text>`;
  }).join('');
};

/** A sea chart with a course through it, as the content of an SVG of `WIDTH` × `HEIGHT`; always the same. */
export const drawFairway = (count: number): string => {
  const at = (level: number) => contour(depth, WIDTH, HEIGHT, GRID, level);
  const line = course(count);
  return [
    `<rect class="c0" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...[0.2, 0.9, 1.6].map((level, index) => `<path class="c${index + 1}" d="${at(level)}"/>`),
    `<path class="ln" d="${[0.55, 1.25, 2].map(at).join('')}"/>`,
    `<path class="ed" d="${line}" transform="translate(0 -24)"/><path class="ed" d="${line}" transform="translate(0 24)"/>`,
    `<path class="co" d="${line}"/>`,
    soundings(),
  ].join('');
};
