import { contour } from './contour.ts';
import { seededRandom } from './random.ts';
import { levelsOf, seabed } from './seabed.ts';

/** contour: policy and finance; berth: space; range: instruments; sector: events and video. */
export type CoverKind = 'contour' | 'berth' | 'range' | 'sector';

/** Draws within `width` × `height`. Classes c0 to c4 fill with chart-0 to chart-4, ln strokes, ik and ci are ink. */
type Draw = (random: () => number, width: number, height: number) => string;

const n = (value: number) => Math.round(value * 10) / 10;
const circle = (kind: string, cx: number, cy: number, r: number, more = '') =>
  `<circle class="${kind}" cx="${n(cx)}" cy="${n(cy)}" r="${r}"${more}/>`;

/** Grid of the contours, in px: coarse, since the lines are smoothed and every point costs bytes on the home page. */
const STEP = 32;

const drawContour: Draw = (random, width, height) => {
  const field = seabed(random, width, height);
  const level = levelsOf(field, width, height, 20);
  const at = (share: number) => contour(field, width, height, STEP, level(share));
  const fills = [0.22, 0.46, 0.68, 0.86].map((share, index) => `<path class="c${index + 1}" d="${at(share)}"/>`);
  return `${fills.join('')}<path class="ln" d="${[0.34, 0.57, 0.77, 0.94].map(at).join('')}"/>`;
};

const drawBerth: Draw = (random, width, height) => {
  const [rows, gap] = [5, 3];
  const rowHeight = (height - 24) / rows;
  const tall = n(rowHeight - gap);
  const paths: Record<string, string> = { c1: '', c2: '', c3: '', c4: '', ln: '' };
  const add = (kind: string, d: string) => {
    paths[kind] = (paths[kind] ?? '') + d;
  };
  for (let row = 0; row < rows; row++) {
    for (let x = -random() * 40; x < width; ) {
      const length = random() < 0.55 ? 76 : 38;
      const kind = random();
      const y = n(row * rowHeight);
      if (kind < 0.84) {
        add(`c${1 + Math.floor(kind * 4.7)}`, `M${n(x)} ${y}h${length - gap}v${tall}h-${length - gap}z`);
        if (random() < 0.28) {
          for (let bar = 0; bar < Math.floor(length / 9.5) - 1; bar++) {
            add('ln', `M${n(x + 9 + bar * 9)} ${n(y + 6)}v${n(tall - 12)}`);
          }
        }
      } else {
        const wide = length - gap - 1;
        add('ln', `M${n(x + 0.5)} ${n(y + 0.5)}h${wide}v${n(tall - 1)}h-${wide}z`);
      }
      x += length;
    }
  }
  return Object.entries(paths)
    .map(([kind, d]) => (d ? `<path class="${kind}" d="${d}"/>` : ''))
    .join('');
};

/** Ticks all round, as the dashes of a circle: `count` of them, `length` long, ending at the radius `outer`. */
const dial = (cx: number, cy: number, outer: number, length: number, count: number) => {
  const radius = outer - length / 2;
  const pitch = (2 * Math.PI * radius) / count;
  return circle('tk', cx, cy, n(radius), ` stroke-width="${length}" stroke-dasharray="1 ${(pitch - 1).toFixed(3)}"`);
};

const drawRange: Draw = (random, width, height) => {
  const cx = n(width * (0.3 + random() * 0.4));
  const cy = n(height * (0.35 + random() * 0.4));
  const bearing = random() * 6.28;
  const discs = [190, 140, 92, 48].map((radius, index) => circle(`c${index + 1}`, cx, cy, radius));
  const rings = [166, 116, 70].map((radius) => circle('ln', cx, cy, radius));
  return [
    ...discs,
    ...rings,
    dial(cx, cy, 190, 6, 72),
    dial(cx, cy, 190, 14, 12),
    `<path class="ik" d="M${cx} ${cy}l${n(320 * Math.cos(bearing))} ${n(320 * Math.sin(bearing))}"/>`,
    circle('ci', cx, cy, 3),
  ].join('');
};

const drawSector: Draw = (random, width, height) => {
  const cx = n(width * (random() < 0.5 ? 0.12 : 0.88));
  const cy = n(height * 0.96);
  const radius = 420;
  let from = cx < width / 2 ? -1.5 : -3.05;
  let out = '';
  for (let beam = 0; beam < 5; beam++) {
    const to = from + 0.18 + random() * 0.24;
    const rim = (angle: number) => `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
    const kind = `c${1 + Math.floor(random() * 4)}`;
    out += `<path class="${kind}" d="M${cx} ${cy}L${rim(from)}A${radius} ${radius} 0 0 1 ${rim(to)}z"/>`;
    from = to;
  }
  for (let ring = 60; ring < 400; ring += 40) out += circle('ln', cx, cy, ring);
  return out + circle('ci', cx, cy, 5);
};

const DRAW: Record<CoverKind, Draw> = {
  contour: drawContour,
  berth: drawBerth,
  range: drawRange,
  sector: drawSector,
};

/** The scale at the lower edge: a tick each 10 px, a longer one each 50, as the dashes of two lines. */
const scale = (width: number, height: number) =>
  `<path class="tk" stroke-width="3" stroke-dasharray="1 9" d="M0 ${height - 1.5}h${width}"/>` +
  `<path class="tk" stroke-width="7" stroke-dasharray="1 49" d="M0 ${height - 3.5}h${width}"/>`;

export const COVER_WIDTH = 320;

/** The inside of a cover's SVG, `COVER_WIDTH` × `height`: the same for the same id and kind, everywhere. */
export const drawCover = (id: string, kind: CoverKind, height: number): string =>
  `<path class="c0" d="M0 0h${COVER_WIDTH}v${height}H0z"/>${DRAW[kind](seededRandom(kind + id), COVER_WIDTH, height)}${scale(COVER_WIDTH, height)}`;
