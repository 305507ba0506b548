import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const section = style({ marginTop: token('space-6') });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('space-5'),
  marginTop: token('space-4'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({ display: 'grid', gap: token('space-3'), height: '100%', padding: token('space-5') });
/** Shares of the sum, as wide as they are large. */
export const parts = style({
  display: 'flex',
  gap: '2px',
  '@media': { [PHONE]: { display: 'grid' } },
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '2px',
  flexBasis: '152px',
  minWidth: 0,
  padding: token('space-3'),
  borderBlockStart: `3px solid ${token('accent-mark')}`,
  background: token('accent-soft'),
});
export const rate = style({ fontSize: token('type-28'), fontVariantNumeric: 'tabular-nums' });
