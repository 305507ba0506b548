import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** Custom property on `<html>`: how much of the lower edge fixed bars take; toasts appear above them. */
const LOWER_EDGE = '--zk-lower-edge';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${token('space-6')} + var(${LOWER_EDGE}, 0px))`,
  zIndex: token('layer-toast'),
  display: 'grid',
  justifyItems: 'center',
  gap: token('space-2'),
  paddingInline: token('space-4'),
  pointerEvents: 'none',
  '@media': {
    [PHONE]: { bottom: `calc(${token('space-4')} + max(var(${LOWER_EDGE}, 0px), env(safe-area-inset-bottom)))` },
  },
});

export const list = style({ display: 'grid', justifyItems: 'center', gap: token('space-2') });

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  maxWidth: '560px',
  minHeight: '48px',
  padding: token('space-1'),
  paddingInlineStart: token('space-4'),
  borderRadius: token('radius-card'),
  background: token('surface-inverse'),
  color: token('text-on-inverse'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  boxShadow: token('depth-float'),
  animation: `${rise} ${token('motion-enter')} ${token('motion-ease')}`,
  '@media': {
    [REDUCED_MOTION]: { animation: 'none' },
    [FORCED_COLORS]: { border: '1px solid CanvasText' },
  },
});

export const text = style({ flex: 1, paddingBlock: token('space-2') });

const onInverse = style({
  flex: 'none',
  minWidth: token('target-sm'),
  minHeight: token('target-sm'),
  padding: `0 ${token('space-2')}`,
  borderRadius: token('radius-control'),
  color: token('text-on-inverse'),
  selectors: {
    '&:hover': { background: token('surface-inverse-hover') },
    '&:focus-visible': { outlineColor: token('text-on-inverse') },
  },
});

export const action = style([onInverse, { textDecoration: 'underline', textUnderlineOffset: '.25em' }]);
export const close = style([onInverse, { display: 'grid', placeItems: 'center' }]);
