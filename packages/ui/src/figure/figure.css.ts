import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const figure = style({
  marginInline: '3px',
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1,
});
