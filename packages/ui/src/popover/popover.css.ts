import { style } from '@vanilla-extract/css';
import { FLOATING_WIDTH, floating } from '../internal/floating.css.ts';
import { token } from '../theme/vars.ts';

export const popover = style([
  floating,
  { maxWidth: FLOATING_WIDTH, padding: `${token('space-3')} ${token('space-4')}` },
]);
