import sharp, { type Sharp } from 'sharp';
import { lettersOf, pathData } from '../src/modules/file/watermark/letters.ts';

/** Ink as 0 or 1, row by row. */
interface Bitmap {
  width: number;
  height: number;
  ink: Uint8Array;
}

interface Template {
  character: string;
  cell: Float32Array;
}

/** What the solver compares: the ink itself, or its outlines, which are the same for ink on ground and ground on ink. */
export type Look = 'ink' | 'outlines';

const CELL = { width: 24, height: 32 } as const;

const bitmapOf = async (picture: Sharp, look: Look): Promise<Bitmap> => {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ink = Uint8Array.from({ length: width * height }, (_, at) => ((data[at * channels] ?? 255) < 140 ? 1 : 0));
  if (look === 'ink') return { width, height, ink };
  const outlines = ink.map((value, at) => {
    const right = at % width < width - 1 && ink[at + 1] !== value;
    return right || (at + width < ink.length && ink[at + width] !== value) ? 1 : 0;
  });
  return { width, height, ink: outlines };
};

/** A little softened, and so that the product of two tells how alike they are, from -1 to 1. */
const comparable = (cell: Float32Array): Float32Array => {
  const soft = cell.map((_, at) => {
    let sum = 0;
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        const x = (at % CELL.width) + column;
        if (x >= 0 && x < CELL.width) sum += cell[at + row * CELL.width + column] ?? 0;
      }
    }
    return sum;
  });
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  const centred = soft.map((value) => value - mean);
  const norm = Math.hypot(...centred) || 1;
  return centred.map((value) => value / norm);
};

/** What lies between two columns, cut to its ink and brought to one size; null where there is none. */
const cellOf = ({ width, height, ink }: Bitmap, from: number, to: number): Float32Array | null => {
  let [left, right, top, bottom] = [to, from - 1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = from; x < to; x += 1) {
      if (!ink[y * width + x]) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  if (right < left) return null;
  const cell = Float32Array.from({ length: CELL.width * CELL.height }, (_, at) => {
    const column = left + Math.floor((((at % CELL.width) + 0.5) * (right - left + 1)) / CELL.width);
    const row = top + Math.floor(((Math.floor(at / CELL.width) + 0.5) * (bottom - top + 1)) / CELL.height);
    return ink[row * width + column] ?? 0;
  });
  return comparable(cell);
};

/** A character drawn cleanly in the same font. */
const cleanly = (character: string, turn: number, shear: number): string =>
  lettersOf(character)
    .map(
      (letter) =>
        `<g transform="translate(80 80) rotate(${turn}) skewX(${shear}) scale(.08 -.08) translate(${-letter.advance / 2} -360)"><path d="${pathData(letter)}"/></g>`,
    )
    .join('');

const svgOf = (width: number, content: string): Sharp =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="160">${content}</svg>`));

/** A text in a row, as it is without any disguise. */
export const drawCleanly = (text: string): Promise<Buffer> =>
  svgOf(
    text.length * 90 + 70,
    [...text].map((character, at) => `<g transform="translate(${at * 90})">${cleanly(character, 0, 0)}</g>`).join(''),
  )
    .png()
    .toBuffer();

/** Clean drawings of each character, turned and sheared. */
export const templatesOf = async (alphabet: string, look: Look): Promise<Template[]> => {
  const templates: Template[] = [];
  for (const character of alphabet) {
    for (const turn of [-20, -10, 0, 10, 20]) {
      for (const shear of [-12, 0, 12]) {
        const bitmap = await bitmapOf(svgOf(160, cleanly(character, turn, shear)), look);
        const cell = cellOf(bitmap, 0, bitmap.width);
        if (cell) templates.push({ character, cell });
      }
    }
  }
  return templates;
};

const mostAlike = (cell: Float32Array, templates: readonly Template[]) => {
  let best = { character: '', likeness: -1 };
  for (const template of templates) {
    let likeness = 0;
    for (let at = 0; at < cell.length; at += 1) likeness += (cell[at] ?? 0) * (template.cell[at] ?? 0);
    if (likeness > best.likeness) best = { character: template.character, likeness };
  }
  return best;
};

type Cut = readonly [from: number, to: number];

/** Runs of columns with more ink than strokes leave. */
const runs = (columns: readonly number[], ink: number): Cut[] => {
  const edges = [...columns, 0].flatMap((sum, x) => (sum > ink !== (columns[x - 1] ?? 0) > ink ? [x] : []));
  return edges
    .flatMap((from, at): Cut[] => (at % 2 === 0 ? [[from, edges[at + 1] ?? columns.length]] : []))
    .filter(([from, to]) => to - from > 8);
};

/** Cuts at columns with little ink, near equal shares of the width between the first letter and the last. */
const nearShares = (columns: readonly number[], ink: number, count: number): Cut[] => {
  const first = columns.findIndex((sum) => sum > ink);
  const share = (columns.findLastIndex((sum) => sum > ink) + 1 - first) / count;
  const cuts = Array.from({ length: count + 1 }, (_, cut) => {
    const middle = Math.round(first + cut * share);
    if (cut === 0 || cut === count) return middle;
    const near = Array.from({ length: Math.round(share / 1.5) }, (__, at) => Math.round(middle - share / 3) + at);
    return near.reduce((best, x) => ((columns[x] ?? 0) < (columns[best] ?? 0) ? x : best), middle);
  });
  return cuts.slice(1).map((to, at) => [cuts[at] ?? 0, to]);
};

/** Takes specks away, cuts the picture by columns, and takes for each part the character whose clean drawing is most like it. */
export const solveByColumns = async (
  png: Buffer,
  templates: readonly Template[],
  { count, look }: { count: number; look: Look },
): Promise<string> => {
  const bitmap = await bitmapOf(sharp(png).median(3), look);
  const columns = Array.from({ length: bitmap.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < bitmap.height; y += 1) sum += bitmap.ink[y * bitmap.width + x] ?? 0;
    return sum;
  });
  let solution = { text: '', likeness: Number.NEGATIVE_INFINITY };
  for (const ink of [0, 6, 12]) {
    for (const cuts of [runs(columns, ink), nearShares(columns, ink, count)]) {
      if (cuts.length !== count) continue;
      const parts = cuts.map(([from, to]) => {
        const cell = cellOf(bitmap, from, to);
        return cell ? mostAlike(cell, templates) : { character: '', likeness: -1 };
      });
      const likeness = parts.reduce((sum, part) => sum + part.likeness, 0);
      if (likeness > solution.likeness) {
        solution = { text: parts.map(({ character }) => character).join(''), likeness };
      }
    }
  }
  return solution.text;
};
