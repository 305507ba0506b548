import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token('space-4'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const card = style({ display: 'block', height: '100%', overflow: 'hidden' });
export const body = style({ display: 'grid', gap: '8px', padding: '16px 20px 20px' });
export const name = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 4px',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const number = style({
  fontSize: token('type-28'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  color: token('text-primary'),
});
export const count = style({ marginInlineStart: 'auto' });
/** A mark each tenth of the ruler. */
export const ruler = style({
  position: 'relative',
  height: '14px',
  borderBottom: `1px solid ${token('border-strong')}`,
  background: `repeating-linear-gradient(90deg, ${token('border-strong')} 0 1px, transparent 1px 10%) 0 100% / 100% 5px no-repeat`,
});
export const range = style({
  position: 'absolute',
  top: 0,
  height: '7px',
  background: token('accent-solid'),
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const ruled = style({ marginTop: token('space-2'), fontSize: token('type-12'), color: token('text-tertiary') });
