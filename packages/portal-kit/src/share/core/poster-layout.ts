import { balanceLines, breakLines, clampLines } from './break-lines.ts';

/** Texts of a poster, ready to be shown. */
export interface PosterContent {
  title: string;
  /** Up to three: an amount, how it is paid. */
  figures: readonly { label: string; value: string }[];
  /** Until when, in the signal colour. */
  deadline?: string;
  /** `mark`: the path of the mark in a square of 36. */
  brand: { name: string; mark: string };
}

/** The roles that colours of the tokens play on a poster. */
export type Ink =
  | 'ground'
  | 'text'
  | 'faint'
  | 'line'
  | 'accent'
  | 'onAccent'
  | 'signal'
  | 'signalGround'
  | 'paper'
  | 'code';

export type Piece =
  | { kind: 'box'; x: number; y: number; width: number; height: number; ink: Ink }
  /** `y` is the baseline. */
  | { kind: 'text'; x: number; y: number; text: string; font: Font; ink: Ink }
  | { kind: 'mark'; x: number; y: number; size: number; path: string };

export interface Font {
  /** In CSS pixels. */
  size: number;
  weight: 400 | 600 | 700;
}

export interface PosterLayout {
  width: number;
  height: number;
  pieces: Piece[];
}

/** In CSS pixels; a phone shows it from edge to edge. */
const POSTER_WIDTH = 360;
const PADDING = 28;
const INNER = POSTER_WIDTH - 2 * PADDING;
const CODE = 104;
/** Light modules around the code, as scanners want. Source: ISO/IEC 18004. */
const QUIET = 4;

/** The first in which the title has no more lines than that; in the last it is cut there. */
const TITLES: readonly { font: Font; most: number }[] = [
  { font: { size: 28, weight: 700 }, most: 4 },
  { font: { size: 24, weight: 700 }, most: 5 },
];
const SMALLEST = { font: { size: 20, weight: 700 }, most: 7 } as const;

/**
 * Positions of all parts. `measure` says how wide a text is in a font; `code` is the QR code, true where it is dark,
 * without a border.
 */
export function layOutPoster(
  { title, figures, deadline, brand }: PosterContent,
  words: { scan: string },
  code: readonly (readonly boolean[])[],
  measure: (text: string, font: Font) => number,
): PosterLayout {
  const pieces: Piece[] = [];
  let y = PADDING;
  const lines = (text: string, font: Font, most: number, width = INNER) => {
    const within = (part: string) => measure(part, font);
    return clampLines(balanceLines(text, width, within), most, width, within);
  };
  const write = (text: readonly string[], font: Font, ink: Ink, x = PADDING, leading = 1.4) => {
    for (const line of text) {
      pieces.push({ kind: 'text', x, y: y + font.size * 1.05, text: line, font, ink });
      y += font.size * leading;
    }
  };

  pieces.push({ kind: 'mark', x: PADDING, y, size: 32, path: brand.mark });
  const name: Font = { size: 15, weight: 600 };
  const named = lines(brand.name, name, 2, INNER - 44);
  // One line is centred beside the mark; two have its height.
  y += named.length > 1 ? -5 : 6;
  write(named, name, 'text', PADDING + 44);
  y = PADDING + 32 + 16;
  y = borderStrip(pieces, y) + 24;

  const heading = TITLES.find(
    ({ font, most }) => breakLines(title, INNER, (part) => measure(part, font)).length <= most,
  );
  const { font: titleFont, most } = heading ?? SMALLEST;
  write(lines(title, titleFont, most), titleFont, 'text');
  y += 16;

  for (const { label, value } of figures) {
    pieces.push({ kind: 'box', x: PADDING, y, width: INNER, height: 1, ink: 'line' });
    y += 10;
    write(lines(label, { size: 13, weight: 400 }, 1), { size: 13, weight: 400 }, 'faint');
    const font: Font = { size: 18, weight: 600 };
    write(lines(value, font, 2), font, 'text');
    y += 8;
  }
  if (deadline !== undefined) {
    const font: Font = { size: 16, weight: 600 };
    const text = lines(deadline, font, 2, INNER - 24);
    pieces.push({
      kind: 'box',
      x: PADDING,
      y,
      width: INNER,
      height: 20 + text.length * font.size * 1.4,
      ink: 'signalGround',
    });
    y += 10;
    write(text, font, 'signal', PADDING + 12);
    y += 10;
  }

  y += 20;
  pieces.push(...codePieces(code, POSTER_WIDTH - PADDING - CODE, y));
  const top = y;
  const scan: Font = { size: 14, weight: 400 };
  const hint = lines(words.scan, scan, 3, INNER - CODE - 20);
  y += (CODE - hint.length * scan.size * 1.4) / 2;
  write(hint, scan, 'faint');
  return { width: POSTER_WIDTH, height: Math.ceil(top + CODE + PADDING), pieces };
}

/** The chart's alternating border. @returns where it ends */
const borderStrip = (pieces: Piece[], y: number): number => {
  const [step, height] = [INNER / 16, 6];
  pieces.push({ kind: 'box', x: PADDING, y, width: INNER, height, ink: 'accent' });
  for (let at = 1; at < 16; at += 2) {
    pieces.push({ kind: 'box', x: PADDING + at * step, y: y + 1, width: step, height: height - 2, ink: 'ground' });
  }
  return y + height;
};

/** Dark on light in every theme and aligned to device pixels: blurred edges break scanners. */
const codePieces = (code: readonly (readonly boolean[])[], x: number, y: number): Piece[] => {
  const module = Math.floor((CODE * 2) / (code.length + 2 * QUIET)) / 2;
  const margin = (CODE - module * code.length) / 2;
  const snap = (place: number) => Math.round(place * 2) / 2;
  const pieces: Piece[] = [{ kind: 'box', x, y, width: CODE, height: CODE, ink: 'paper' }];
  for (const [row, modules] of code.entries()) {
    for (const [column, dark] of modules.entries()) {
      if (!dark) continue;
      const [left, above] = [snap(x + margin) + column * module, snap(y + margin) + row * module];
      pieces.push({ kind: 'box', x: left, y: above, width: module, height: module, ink: 'code' });
    }
  }
  return pieces;
};
