import { style } from '@vanilla-extract/css';

/** The height of what comes later. */
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  '@media': { print: { display: 'none' } },
});
