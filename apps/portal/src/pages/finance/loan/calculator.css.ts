import { style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const calculator = style({ display: 'grid', gap: token('space-5') });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-4'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});
export const method = style({ gridColumn: '1 / -1' });
export const formula = style({ fontSize: token('type-14'), lineHeight: 1.7, color: token('text-secondary') });
export const scroll = style({ overflowX: 'auto' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-3'),
  marginTop: token('space-3'),
  '@media': { print: { display: 'none' } },
});
