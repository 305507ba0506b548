import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: '32px 64px' });
