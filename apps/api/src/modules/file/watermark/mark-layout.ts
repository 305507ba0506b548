import { type Letter, lettersOf } from './letters.ts';

/** A letter of a mark; where it begins, in thousandths of the text's size from the mark's middle, y upwards. */
export interface PlacedLetter {
  letter: Letter;
  x: number;
  y: number;
}

/** A text in one line or two, ready to be drawn. */
export interface Mark {
  letters: readonly PlacedLetter[];
  /** In thousandths of the text's size. */
  width: number;
  height: number;
}

export interface Area {
  width: number;
  height: number;
}

/** Of a mark against the horizontal, upwards to the right. */
export const ANGLE = (24 * Math.PI) / 180;

const LINE = 1400;
/** The middle of a line above its baseline: half of the height of a capital. */
const MIDDLE = 366;
/** Above this a line is broken in two. */
const LONG = 14_000;

const widthOf = (letters: readonly Letter[]): number => letters.reduce((sum, { advance }) => sum + advance, 0);

/** The text in the two lines that are most alike, where it is long and has a space. */
const linesOf = (text: string): string[] => {
  if (widthOf(lettersOf(text)) <= LONG) return [text];
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(lettersOf(line))));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
};

export const composeMark = (text: string): Mark => {
  const lines = linesOf(text).map(lettersOf);
  const letters = lines.flatMap((line, i) => {
    let x = -widthOf(line) / 2;
    const y = ((lines.length - 1) / 2 - i) * LINE - MIDDLE;
    return line.map((letter) => {
      const placed = { letter, x, y };
      x += letter.advance;
      return placed;
    });
  });
  return {
    letters: letters.filter(({ letter }) => letter.path.length > 0),
    width: Math.max(...lines.map(widthOf)),
    height: lines.length * LINE,
  };
};

/** The size of the text for a page or a picture, in its own unit. */
export const sizeFor = ({ width, height }: Area): number => Math.max(10, Math.min(width, height) / 42);

/** From one mark to the next: sideways, and from row to row. Every other row is shifted by half. */
export const periodOf = ({ width, height }: Mark, size: number): { x: number; y: number } => {
  const scale = size / 1000;
  return {
    x: Math.ceil((width * Math.cos(ANGLE) + height * Math.sin(ANGLE) + 2000) * scale),
    y: Math.ceil((width * Math.sin(ANGLE) + height * Math.cos(ANGLE) + 800) * scale),
  };
};

/** Middles of all marks that reach into an area, measured from its middle; one is there. The pattern repeats after `x` and after `2 × y`. */
export const placesOf = ({ width, height }: Area, period: { x: number; y: number }): { x: number; y: number }[] => {
  const columns = Math.ceil(width / 2 / period.x + 1);
  const rows = Math.ceil(height / 2 / period.y + 1);
  const places = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      places.push({ x: (column + (row % 2 === 0 ? 0 : 0.5)) * period.x, y: row * period.y });
    }
  }
  return places;
};
