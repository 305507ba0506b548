import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token('space-2'),
  marginTop: token('space-2'),
  paddingTop: token('space-2'),
  borderTop: `1px solid ${token('border-hairline')}`,
});
