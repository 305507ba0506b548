import { style } from '@vanilla-extract/css';
import { boxed } from '../internal/control-box.css.ts';
import { token } from '../theme/vars.ts';

export const input = style([
  boxed,
  {
    fontVariantNumeric: 'tabular-nums',
    // `--unit-length` is in Chinese characters, each of 14/16 em.
    selectors: {
      '&[data-unit]': {
        paddingInlineEnd: `calc(2 * ${token('target-sm')} + ${token('space-4')} + var(--unit-length) * .875em)`,
      },
    },
  },
]);

export const unit = style({
  alignSelf: 'center',
  paddingInlineEnd: token('space-2'),
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
