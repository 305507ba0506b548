import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const wander = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const progress = style({
  display: 'grid',
  gap: token('space-1'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: token('space-3') });
export const valueText = style({ flex: 'none', color: token('text-secondary') });

export const track = style({
  position: 'relative',
  height: '8px',
  borderRadius: token('radius-full'),
  background: token('surface-pressed'),
  overflow: 'hidden',
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

/** The native element is there for its semantics; the bar over it is drawn alike in every browser. */
export const native = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 });

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: token('radius-full'),
  background: token('accent-mark'),
  transformOrigin: 'left',
  transition: `transform ${token('motion-enter')} ${token('motion-ease')}`,
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    '[data-tone="success"] &': { background: token('feedback-success-solid') },
    '[data-tone="danger"] &': { background: token('feedback-danger-solid') },
    '[data-state="indeterminate"] &': { width: '33%', animation: `${wander} 1600ms linear infinite` },
    '[dir="rtl"] [data-state="indeterminate"] &': { animationDirection: 'reverse' },
  },
  '@media': {
    [REDUCED_MOTION]: {
      transition: 'none',
      selectors: {
        // Still: stripes over the whole track say that it goes on.
        '[data-state="indeterminate"] &': {
          width: '100%',
          animation: 'none',
          background: `repeating-linear-gradient(-45deg, ${token('accent-mark')} 0 6px, ${token('accent-soft')} 6px 12px)`,
        },
      },
    },
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      selectors: { '[data-state] &': { background: 'Highlight' } },
    },
  },
});
