import type { Glyph } from 'fontkit';
import { notoSans } from '../noto-sans.ts';

/** A letter as a path, in thousandths of the text's size, y upwards. */
export interface Letter {
  /** The same for the same letter. */
  id: number;
  path: readonly { command: string; args: readonly number[] }[];
  /** Advance width: distance to the next glyph. */
  advance: number;
}

const SVG_COMMANDS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** The path of a letter as an SVG path has it. */
export const pathData = ({ path }: Letter): string =>
  path.map(({ command, args }) => `${SVG_COMMANDS[command]}${args.join(' ')}`).join('');

const letterOf = (glyph: Glyph): Letter => ({
  id: glyph.id,
  path: glyph.path.commands,
  advance: glyph.advanceWidth,
});

const people = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** The letters of a text. What the font lacks (emoji, other scripts) is the box that stands for a missing letter, one for each that a reader sees. */
export const lettersOf = (text: string): Letter[] =>
  [...people.segment(text.normalize('NFC'))].flatMap(({ segment }) => {
    const points = [...segment].map((letter) => letter.codePointAt(0) as number);
    const hasGlyphs = points.every((point) => notoSans().hasGlyphForCodePoint(point));
    return hasGlyphs
      ? points.map((point) => letterOf(notoSans().glyphForCodePoint(point)))
      : [letterOf(notoSans().getGlyph(0))];
  });
