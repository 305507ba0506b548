import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  whiteSpace: 'nowrap',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
