import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const sheet = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  // Up and down a finger scrolls the page; sideways it turns the year.
  touchAction: 'pan-y pinch-zoom',
});

export const month = style({ minHeight: token('target-option') });
