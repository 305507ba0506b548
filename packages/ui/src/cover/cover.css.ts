import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import type { Token } from '../theme/vars.ts';
import { token } from '../theme/vars.ts';

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  background: token('chart-0'),
  selectors: { '&[data-wide]': { aspectRatio: '16 / 9' } },
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none' } },
});

/**
 * The drawing's classes are short: they stand in the page's HTML once for each mark. They paint with chart-* tokens,
 * so that brand, theme and an inverse ground carry through.
 */
export const drawing = style({});
const fills: Record<string, Token> = {
  c0: 'chart-0',
  c1: 'chart-1',
  c2: 'chart-2',
  c3: 'chart-3',
  c4: 'chart-4',
  cl: 'chart-land',
  ci: 'chart-ink',
};
for (const [name, fill] of Object.entries(fills)) globalStyle(`${drawing} .${name}`, { fill: token(fill) });
globalStyle(`${drawing} .ln, ${drawing} .ik`, { fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
globalStyle(`${drawing} .ln`, { stroke: token('chart-line') });
globalStyle(`${drawing} .ik, ${drawing} .tk`, { stroke: token('chart-ink') });
globalStyle(`${drawing} .tk`, { fill: 'none' });
globalStyle(`${drawing} .dash`, { strokeDasharray: '6 5' });
globalStyle(`${drawing} .sounding`, { fill: token('chart-ink'), font: `11px/1 ${token('font-text')}`, opacity: 0.75 });
