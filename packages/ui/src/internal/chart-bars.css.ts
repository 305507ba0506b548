import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { ground } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

export const bars = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '100%',
});

export const column = style({ position: 'relative', display: 'block' });

const HATCH = `repeating-linear-gradient(135deg, ${token('accent-mark')} 0 2px, transparent 2px 6px)`;

export const bar = style({
  position: 'absolute',
  insetInline: '14%',
  boxSizing: 'border-box',
  maxWidth: '72px',
  minHeight: '1px',
  marginInline: 'auto',
  background: token('accent-mark'),
  selectors: {
    '&[data-draft]': { border: `1px solid ${token('accent-mark')}`, background: HATCH },
    '&[data-empty]': {
      height: '12%',
      border: `1px dashed ${token('border-control')}`,
      borderBlockEnd: 0,
      background: 'none',
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-draft], &[data-empty]': { background: 'Canvas', borderColor: 'CanvasText' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});

/** The value above its bar, or below one of less than zero. Wider than the bar it overflows evenly, at an edge inwards. */
export const value = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  selectors: {
    [`${column}:first-child &`]: { justifyContent: 'flex-start' },
    [`${column}:last-child:not(:first-child) &`]: { justifyContent: 'flex-end' },
    '[data-below] > &': { insetBlockEnd: 'auto', insetBlockStart: '100%' },
  },
});

export const valueText = style({
  flex: 'none',
  // Automatic margins are zero where the text overflows.
  marginInline: 'auto',
  marginBlock: '1px',
  paddingInline: '2px',
  background: ground,
  color: token('text-primary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-strong'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
});
