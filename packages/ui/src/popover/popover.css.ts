import { style } from '@vanilla-extract/css';
import { floating } from '../internal/floating.css.ts';
import { token } from '../theme/vars.ts';

export const popover = style([floating, { padding: `${token('space-3')} ${token('space-4')}` }]);
