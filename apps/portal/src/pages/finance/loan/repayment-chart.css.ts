import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const chart = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const grid = style({ stroke: token('border-hairline'), strokeWidth: 1 });
export const area = style({ fill: token('accent-soft') });
export const line = style({ fill: 'none', stroke: token('accent-mark'), strokeWidth: 2 });
export const dashes = style({
  fill: 'none',
  stroke: token('text-primary'),
  strokeWidth: 2,
  strokeDasharray: '5 4',
});
/** In units of the drawing, which a phone shows at half its size. */
export const text = style({
  fontSize: '12px',
  fill: token('text-secondary'),
  '@media': { [PHONE]: { fontSize: '22px' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBottom: token('space-2'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const swatch = style({ flex: 'none', width: '24px', height: '12px' });
