import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { surface } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Widest that a popover or a menu may be. A style of its own for each: a sheet that comes later overrules one below it. */
export const FLOATING_WIDTH = 'min(400px, calc(100vw - 32px))';

/** What floats above the page beside what opened it. */
export const floating = style({
  zIndex: token('layer-popover'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  ...surface(token('surface-raised')),
  boxShadow: token('depth-float'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  animation: `${appear} ${token('motion-enter')} ${token('motion-ease')}`,
  '@media': {
    [REDUCED_MOTION]: { animation: 'none' },
    [FORCED_COLORS]: { border: '1px solid CanvasText' },
  },
});
