import { keyframes, style } from '@vanilla-extract/css';
import { REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-2') });

/** The corners of the turning square are clipped, or they would widen a scrolling box whose edge they touch. */
export const ring = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  overflow: 'clip',
  color: token('text-accent'),
  '::before': {
    content: '',
    display: 'block',
    height: '100%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
  },
  '@media': { [REDUCED_MOTION]: { '::before': { animationDuration: '3s' } } },
});

export const text = style({ color: token('text-secondary'), fontSize: token('type-14') });
