import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const backToTop = style({
  position: 'fixed',
  insetInlineEnd: token('space-5'),
  bottom: token('space-6'),
  zIndex: token('layer-float'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  paddingInline: token('space-3'),
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-full'),
  background: token('surface-raised'),
  boxShadow: token('depth-float'),
  color: token('text-primary'),
  fontSize: token('type-14'),
  animation: `${rise} ${token('motion-enter')} ${token('motion-ease')}`,
  ':hover': { background: token('surface-hover'), color: token('text-accent') },
  '@media': {
    [PHONE]: { insetInlineEnd: token('space-4'), bottom: `calc(${token('space-4')} + env(safe-area-inset-bottom))` },
    [REDUCED_MOTION]: { animation: 'none' },
    [FORCED_COLORS]: { borderColor: 'LinkText' },
    print: { display: 'none' },
  },
});
