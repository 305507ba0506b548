import { style } from '@vanilla-extract/css';
import { token } from '../../packages/ui/src/theme/vars.ts';

export const summary = style({
  width: 'fit-content',
  minHeight: '24px',
  marginTop: token('space-3'),
  color: token('text-accent'),
  fontSize: token('type-14'),
  cursor: 'pointer',
});
