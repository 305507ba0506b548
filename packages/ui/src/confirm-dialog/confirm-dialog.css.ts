import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const card = style({ padding: token('space-5'), gap: token('space-2'), textWrap: 'pretty' });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('space-2'),
  marginTop: token('space-4'),
});
