/**
 * How drawings of the home pages are painted: with the page's chart-* tokens, which reach into a drawing that is referred
 * to by `<use>` as inherited properties, where a class would not.
 */
import { type Token, token } from '../../packages/ui/src/theme/vars.ts';

/** To a tenth of a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;
export const fill = (name: Token) => `style="fill:${token(name)}"`;
const TINTS: Token[] = ['chart-0', 'chart-1', 'chart-2', 'chart-3', 'chart-4'];
/** From 0, the ground of the page, to 4, the strongest. */
export const tint = (index: number) => fill(TINTS[index] ?? 'chart-0');
export const SOLID = fill('chart-ink');
export const LINE = `style="fill:none;stroke:${token('chart-line')}"`;
export const INK = `style="fill:none;stroke:${token('chart-ink')}"`;
export const DASH = `style="fill:none;stroke:${token('chart-ink')};stroke-dasharray:6 5"`;

/** Small numbers on the map: soundings, heights. */
export const numbers = (drawn: readonly string[]) =>
  `<g style="fill:${token('chart-ink')};opacity:.75;font:11px ${token('font-text')}">${drawn.join('')}</g>`;

/** A file whose groups the page refers to by their names. */
export const drawing = (width: number, height: number, groups: Readonly<Record<string, readonly string[]>>): string => {
  const drawn = Object.entries(groups).map(([id, marks]) => `<g id="${id}">${marks.join('')}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>\n`;
};
