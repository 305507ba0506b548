import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const money = style({ whiteSpace: 'nowrap' });

/** The unit stands smaller beside its figure, but never too small to read. */
export const unit = style({
  fontSize: 'max(.65em, .75rem)',
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
  selectors: {
    '&:first-child': { marginInlineEnd: '.35em' },
    // A sign stands closer to its figure than a word does.
    '&[data-sign]': { marginInlineEnd: '.1em' },
    '&:last-child': { marginInlineStart: '.3em' },
  },
});
