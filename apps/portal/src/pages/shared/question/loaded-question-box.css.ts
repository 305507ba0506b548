import { style } from '@vanilla-extract/css';

/** Of the box before its code has come, so that nothing below it moves. */
export const place = style({ minBlockSize: '220px' });
