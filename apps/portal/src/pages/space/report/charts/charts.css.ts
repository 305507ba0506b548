import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const charts = style({
  display: 'grid',
  gap: token('space-5'),
  marginBlockStart: token('space-8'),
  minWidth: 0,
});
export const table = style({ overflowX: 'auto', minWidth: 0 });
export const period = style({ whiteSpace: 'nowrap' });
