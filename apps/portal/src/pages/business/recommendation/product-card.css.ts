import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const card = style({ display: 'grid', height: '100%', alignContent: 'start', overflow: 'hidden' });
export const picture = style({ width: '100%' });
export const body = style({ display: 'grid', gap: '6px', padding: '16px 20px 20px', overflowWrap: 'anywhere' });
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const figures = style({
  display: 'grid',
  gap: '2px',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const price = style({ marginTop: token('space-1') });
