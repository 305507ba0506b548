import { style } from '@vanilla-extract/css';

/** Children may shrink below their longest word, or a long one would push the page wide. */
export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
