import { keyframes, style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: token('layer-scrim'),
  background: token('surface-scrim'),
  animation: `${fade} ${token('motion-enter')} ${token('motion-ease')}`,
});
