import { style } from '@vanilla-extract/css';
import { boxed } from '../internal/control-box.css.ts';
import { token } from '../theme/vars.ts';

export const input = style([
  boxed,
  {
    // The browser's own eye (Edge) would be a second one.
    selectors: { '&::-ms-reveal': { display: 'none' } },
  },
]);

/** Stays in the document while empty, as a live region must. */
export const note = style({
  display: 'flex',
  gap: '6px',
  color: token('feedback-warning-text'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  selectors: { '&:not(:empty)': { marginTop: '6px' } },
});

export const noteIcon = style({ marginTop: '.2em' });
