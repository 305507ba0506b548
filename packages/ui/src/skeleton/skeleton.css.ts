import { keyframes, style } from '@vanilla-extract/css';
import { REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const breathe = keyframes({ to: { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  width: '100%',
  height: '14px',
  borderRadius: token('radius-control'),
  background: token('surface-skeleton'),
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
});

export const lines = style({ display: 'grid', gap: token('space-3') });
