import { style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const calculator = style({ display: 'grid', gap: token('space-5') });
export const fields = style({
  display: 'grid',
  // The unit of the sum, CNY 10k, is the longest.
  gridTemplateColumns: 'minmax(0, 1.3fr) repeat(2, minmax(0, 1fr))',
  gap: token('space-4'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});
/** On paper, where the fields are left out: what is calculated. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });
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
