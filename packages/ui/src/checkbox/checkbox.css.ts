import { style } from '@vanilla-extract/css';
import { reach } from '../internal/reach.css.ts';
import { token } from '../theme/vars.ts';

export const checkbox = style([
  reach,
  {
    display: 'inline-flex',
    gap: '10px',
    alignItems: 'start',
    minHeight: '24px',
    lineHeight: 1.5,
    cursor: 'pointer',
    selectors: {
      '&[data-disabled], fieldset:disabled &': { color: token('text-disabled'), cursor: 'not-allowed' },
      '[data-comfort="on"] &': { minHeight: token('target-sm'), paddingBlock: token('space-2') },
    },
  },
]);
