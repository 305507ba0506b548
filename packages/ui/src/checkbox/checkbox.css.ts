import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const checkbox = style({
  display: 'inline-flex',
  gap: '10px',
  alignItems: 'start',
  minHeight: '24px',
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: token('text-disabled'), cursor: 'not-allowed' },
    '[data-comfort="on"] &': { minHeight: token('target-sm'), paddingBlock: token('space-2') },
  },
});
