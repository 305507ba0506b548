import { style } from '@vanilla-extract/css';

/** The height of what comes later. */
export const share = style({ minHeight: '59px', '@media': { print: { display: 'none' } } });
