import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: token('layer-toast'),
  // At the side of what it is about there may be less room than it likes.
  maxWidth: 'min(280px, max(120px, var(--radix-tooltip-content-available-width)))',
  padding: `${token('space-1')} ${token('space-3')}`,
  // On a dark page its ground alone would not stand out.
  border: `1px solid ${token('border-on-inverse')}`,
  borderRadius: token('radius-control'),
  background: token('surface-inverse'),
  color: token('text-on-inverse'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  boxShadow: token('depth-float'),
  animation: `${appear} ${token('motion-state')} ${token('motion-ease')}`,
  '@media': {
    [REDUCED_MOTION]: { animation: 'none' },
    [FORCED_COLORS]: { borderColor: 'CanvasText' },
  },
});

export const arrow = style({
  fill: token('border-on-inverse'),
  '@media': { [FORCED_COLORS]: { fill: 'CanvasText' } },
});
