import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';
import { DURATION_MS, FINISH_MS } from './progress-phase.ts';

// Never arrives by itself: only the page's arrival does.
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.95)' } });
const finish = keyframes({ to: { transform: 'scaleX(1)', opacity: 0 } });

export const track = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: token('layer-toast'),
  height: '3px',
  pointerEvents: 'none',
});

export const bar = style({
  height: '100%',
  background: token('accent-mark'),
  transformOrigin: 'left',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    '[data-phase="running"] > &': {
      animation: `${advance} ${DURATION_MS}ms cubic-bezier(.1, .6, .3, 1) forwards`,
    },
    '[data-phase="finishing"] > &': {
      transform: 'scaleX(.95)',
      animation: `${finish} ${FINISH_MS}ms ${token('motion-ease')} forwards`,
    },
  },
  '@media': {
    [REDUCED_MOTION]: {
      // It is there, and it is gone; it does not run.
      selectors: { '[data-phase] > &': { animation: 'none', transform: 'none' } },
    },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
