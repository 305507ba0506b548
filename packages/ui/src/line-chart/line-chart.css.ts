import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { ground } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space-1')} ${token('space-5')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-2') });
export const swatch = style({ flex: 'none', width: '24px', height: '12px' });

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // The drawing runs from left to right.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' }, '&[data-below]': { zIndex: -1 } },
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none' } },
});
export const area = style({
  fill: token('accent-soft'),
  '@media': { [FORCED_COLORS]: { fill: 'none' }, print: { printColorAdjust: 'exact' } },
});

/** Series differ by the dashes of their line as well as by colour. */
export const line = style({
  fill: 'none',
  stroke: token('accent-mark'),
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-series="1"]': { stroke: token('text-primary'), strokeDasharray: '6 4' },
    '&[data-series="2"]': { stroke: token('text-secondary'), strokeDasharray: '1 5', strokeLinecap: 'round' },
    '&[data-series="3"]': { stroke: token('accent-solid'), strokeDasharray: '10 3 2 3' },
  },
});

/** As wide as the part of the axis that a point has, at the height of its value. */
export const point = style({
  position: 'absolute',
  height: 0,
  color: token('accent-mark'),
  selectors: {
    '&[data-series="1"]': { color: token('text-primary') },
    '&[data-series="2"]': { color: token('text-secondary') },
    '&[data-series="3"]': { color: token('accent-solid') },
  },
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(50% - 4px)',
  boxSizing: 'border-box',
  width: '8px',
  height: '8px',
  border: '2px solid currentcolor',
  borderRadius: '50%',
  background: 'currentcolor',
  selectors: { '[data-draft] > &': { background: ground } },
  '@media': {
    [FORCED_COLORS]: { forcedColorAdjust: 'none', selectors: { '[data-draft] > &': { background: 'Canvas' } } },
    print: { printColorAdjust: 'exact' },
  },
});
/** The value above its point. Wider than its part it overflows evenly, at an edge inwards. */
export const value = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '5px',
  display: 'flex',
  justifyContent: 'center',
  selectors: {
    '[data-edge="first"] > &': { justifyContent: 'flex-start' },
    '[data-edge="last"] > &': { justifyContent: 'flex-end' },
  },
});
