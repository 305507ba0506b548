import { style } from '@vanilla-extract/css';
import { boxed } from './control-box.css.ts';

export const input = style([boxed, { fontVariantNumeric: 'tabular-nums' }]);
