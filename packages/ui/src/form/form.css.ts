import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const form = style({ display: 'grid', gap: token('space-5'), alignContent: 'start', minWidth: 0 });
