import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** The legend of a group of controls, above them like a field's label. */
export const legend = style({
  float: 'left',
  width: '100%',
  marginBottom: '6px',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
});
