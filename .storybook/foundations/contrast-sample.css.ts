import { style } from '@vanilla-extract/css';
import { token } from '../../packages/ui/src/theme/vars.ts';

export const sample = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-2') });
export const swatch = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '32px',
  height: '24px',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
  lineHeight: 1,
  forcedColorAdjust: 'none',
});
export const edge = style({ width: '18px', height: '12px', border: '2px solid currentColor' });
