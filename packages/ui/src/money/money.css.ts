import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const money = style({ whiteSpace: 'nowrap' });

/** The unit is smaller than its figure, but never too small to read. */
const small = style({
  fontSize: 'max(.65em, .75rem)',
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const limit = small;
export const currency = style([
  small,
  // A sign is closer to its figure than a word is.
  { marginInlineEnd: '.35em', selectors: { '&[data-sign]': { marginInlineEnd: '.1em' } } },
]);
export const unit = style([small, { marginInlineStart: '.3em' }]);
/** A space of the text, for copying and screen readers, without width: the margins are the distance. */
export const gap = style({ fontSize: 0, lineHeight: 0 });
