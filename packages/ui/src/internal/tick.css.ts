import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/**
 * A checkbox or radio button of our own looks; the browser's in forced colours. What is no input and looks like a checkbox
 * says so by `data-checked`: true, false, mixed.
 */
export const tick = style({
  appearance: 'none',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '3px 0 0',
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: '3px',
  background: token('surface-card'),
  cursor: 'inherit',
  selectors: {
    '&[type="radio"]': { borderRadius: '50%' },
    '&:checked, &[data-checked="true"]': { borderColor: token('accent-solid'), background: token('accent-solid') },
    '&[type="radio"]:checked': { borderWidth: '6px', background: token('surface-card') },
    '&[type="checkbox"]:checked::after, &[data-checked="true"]::after': {
      content: '""',
      display: 'block',
      width: '9px',
      height: '5px',
      margin: '3.5px 0 0 3px',
      border: `solid ${token('text-on-accent')}`,
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg)',
    },
    '&:indeterminate[type="checkbox"]::after, &[data-checked="mixed"]::after': {
      content: '""',
      display: 'block',
      width: '9px',
      margin: '6.5px 0 0 3px',
      borderTop: `2px solid ${token('text-on-accent')}`,
    },
    '&:indeterminate[type="checkbox"], &[data-checked="mixed"]': {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
    },
    '&:disabled, [aria-disabled="true"] > &[data-checked]': {
      borderColor: token('border-strong'),
      background: token('surface-disabled'),
    },
    '&:disabled:checked::after, [aria-disabled="true"] > &[data-checked]::after': {
      borderColor: token('text-disabled'),
    },
    '&[type="radio"]:disabled:checked': { borderColor: token('text-disabled') },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: token('feedback-danger-solid') },
  },
  '@media': { [FORCED_COLORS]: { appearance: 'auto' } },
});
