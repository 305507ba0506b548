import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const money = style({ whiteSpace: 'nowrap' });

/** The unit stands smaller beside its figure. */
export const unit = style({
  fontSize: '.65em',
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
  selectors: { '&:first-child': { marginInlineEnd: '.35em' }, '&:last-child': { marginInlineStart: '.3em' } },
});
