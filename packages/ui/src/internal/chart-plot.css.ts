import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';
import { AXIS_WIDTHS } from './category-labels.ts';

/** The axis of values, the plot beside it, the axis of labels below. */
export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token('space-1')} ${token('space-2')}`,
  // The uppermost tick and a value above it.
  paddingBlockStart: token('space-5'),
  color: token('text-secondary'),
  fontSize: token('type-12'),
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
});

const height = {
  height: '240px',
  '@media': { [PHONE]: { height: '200px' } },
  selectors: { '[data-density="compact"] &': { height: '180px' } },
} as const;

export const ticks = style({ ...height, display: 'grid' });
export const tick = style({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  transform: 'translateY(50%)',
});

export const plot = style({ ...height, position: 'relative', isolation: 'isolate' });
export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  selectors: { '&[data-zero]': { zIndex: 1, borderBlockEndColor: token('accent-mark') } },
});

export const axis = style({
  gridColumn: 2,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: '1.35em',
  containerType: 'inline-size',
  // Below the lowest bar its value stands.
  selectors: { '&[data-negative]': { marginBlockStart: token('space-4') } },
});

/** A label below its point, hidden on an axis without room for it. */
export const label = style({
  display: 'none',
  gridRow: 1,
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-from="narrow"]': { display: 'flex' },
    '&[data-edge="first"]': { justifyContent: 'flex-start' },
    '&[data-edge="last"]': { justifyContent: 'flex-end' },
  },
  '@container': Object.fromEntries(
    (['medium', 'wide', 'full'] as const).map((width) => [
      `(min-width: ${AXIS_WIDTHS[width]}px)`,
      { selectors: { [`&[data-from="${width}"]`]: { display: 'flex' } } },
    ]),
  ),
});
// Automatic margins are zero where the text overflows.
export const labelText = style({ flex: 'none', marginInline: 'auto' });
