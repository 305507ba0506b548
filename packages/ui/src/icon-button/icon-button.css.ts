import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: token('target-md'),
  height: token('target-md'),
  borderRadius: token('radius-control'),
  color: token('text-secondary'),
  transition: `background-color ${token('motion-state')} ${token('motion-ease')}`,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': {
      background: token('surface-hover'),
      color: token('text-primary'),
    },
    '&:active:not(:disabled, [aria-disabled="true"])': { background: token('surface-pressed') },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: token('accent-soft'),
      boxShadow: `inset 0 0 0 1px ${token('border-selected')}`,
      color: token('accent-on-soft'),
    },
    '&:disabled, &[aria-disabled="true"]': { color: token('text-disabled'), cursor: 'not-allowed' },
  },
  '@media': {
    // A small one is as large as others where it is a finger that presses.
    'not all and (pointer: coarse)': {
      selectors: { '&[data-size="16"]': { width: token('target-sm'), height: token('target-sm') } },
    },
    [FORCED_COLORS]: {
      selectors: { '&[aria-pressed="true"], &[aria-expanded="true"]': { border: '2px solid Highlight' } },
    },
  },
});
