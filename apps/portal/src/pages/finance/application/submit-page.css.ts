import { style } from '@vanilla-extract/css';

export const page = style({ padding: '32px 0 64px' });
