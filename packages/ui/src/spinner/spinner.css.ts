import { keyframes, style } from '@vanilla-extract/css';
import { REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-2') });

export const ring = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  color: token('text-accent'),
  animation: `${turn} 800ms linear infinite`,
  '@media': { [REDUCED_MOTION]: { animationDuration: '3s' } },
});

export const text = style({ color: token('text-secondary'), fontSize: token('type-14') });
