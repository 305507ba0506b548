import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const multiples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${token('space-5')} ${token('space-4')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const multiple = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlockStart: token('space-2'),
  borderBlockStart: `1px solid ${token('border-hairline')}`,
  breakInside: 'avoid',
  selectors: { 'a&:hover': { background: token('surface-hover') } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token('space-2')}`,
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
export const name = style({ color: token('text-primary'), fontWeight: token('weight-strong') });
export const value = style({ color: token('text-secondary'), fontVariantNumeric: 'tabular-nums' });
export const plot = style({
  position: 'relative',
  display: 'block',
  height: '72px',
  selectors: { '[data-density="compact"] &': { height: '56px' } },
});
export const zero = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${token('accent-mark')}`,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-2'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
