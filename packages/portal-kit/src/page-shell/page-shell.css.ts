import { style } from '@vanilla-extract/css';

/** Tall enough that the footer does not show before a page's content does. */
export const main = style({ minHeight: '60vh', outline: 'none' });
