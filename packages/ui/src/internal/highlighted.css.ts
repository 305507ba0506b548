import type { StyleRule } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/**
 * The option of a menu or list that the keyboard has reached. The ground alone is faint, and none at all in high contrast;
 * a bar at the start says it as well.
 */
export const highlighted = (state: string): StyleRule => ({
  selectors: {
    [`&${state}`]: { background: token('surface-hover'), boxShadow: `inset 2px 0 0 ${token('accent-mark')}` },
    [`[dir="rtl"] &${state}`]: { boxShadow: `inset -2px 0 0 ${token('accent-mark')}` },
  },
  '@media': {
    [FORCED_COLORS]: { selectors: { [`&${state}`]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
