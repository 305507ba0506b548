import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const copyButton = style({
  selectors: {
    '&[data-state="copied"]': { color: token('feedback-success-text') },
    '&[data-state="failed"]': { color: token('feedback-danger-text') },
  },
});

/** Words of all states lie on one another, so that the button keeps its width. */
export const words = style({ display: 'grid' });
export const word = style({
  gridArea: '1 / 1',
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
});
