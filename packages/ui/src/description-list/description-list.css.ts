import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: `${token('space-2')} ${token('space-4')}`,
  fontSize: token('type-14'),
  lineHeight: 1.6,
});

export const term = style({ color: token('text-tertiary') });
