import { style } from '@vanilla-extract/css';
import { control } from '../internal/control.css.ts';
import { FORCED_COLORS } from '../media/media.ts';

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '36px',
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '5px 5px',
    backgroundPosition: 'right 17px center, right 12px center',
    backgroundRepeat: 'no-repeat',
    selectors: {
      '[dir="rtl"] &': { backgroundPosition: 'left 12px center, left 17px center' },
    },
    '@media': { [FORCED_COLORS]: { appearance: 'auto', backgroundImage: 'none' } },
  },
]);
