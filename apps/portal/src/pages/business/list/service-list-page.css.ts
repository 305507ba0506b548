import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const held = style({
  marginBottom: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
