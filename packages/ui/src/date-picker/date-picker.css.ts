import { style } from '@vanilla-extract/css';
import { boxed } from '../internal/control-box.css.ts';
import { token } from '../theme/vars.ts';

export const input = style([boxed, { fontVariantNumeric: 'tabular-nums' }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token('space-2'),
  marginTop: token('space-2'),
  paddingTop: token('space-2'),
  borderTop: `1px solid ${token('border-hairline')}`,
});
