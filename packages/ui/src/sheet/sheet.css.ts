import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { surface } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

/** Custom property: the sheet's width at a side, its greatest height at the bottom. */
export const SIZE = '--zk-sheet-size';

const fromLeft = keyframes({ from: { transform: 'translateX(-32px)', opacity: 0 } });
const fromRight = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });
const fromBottom = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } });
const enter = (name: string) => `${name} ${token('motion-enter')} ${token('motion-ease')}`;

const side = {
  insetBlock: 0,
  width: `min(var(${SIZE}), 100%)`,
  borderBlock: 0,
} as const;

export const sheet = style({
  position: 'fixed',
  zIndex: token('layer-dialog'),
  display: 'flex',
  flexDirection: 'column',
  border: `0 solid ${token('border-hairline')}`,
  ...surface(token('surface-raised')),
  boxShadow: token('depth-float'),
  overflow: 'hidden',
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-side="start"]': { ...side, insetInlineStart: 0, borderInlineEndWidth: '1px', animation: enter(fromLeft) },
    '&[data-side="end"]': { ...side, insetInlineEnd: 0, borderInlineStartWidth: '1px', animation: enter(fromRight) },
    '[dir="rtl"] &[data-side="start"]': { animationName: fromRight },
    '[dir="rtl"] &[data-side="end"]': { animationName: fromLeft },
    '&[data-side="bottom"]': {
      insetInline: 0,
      bottom: 0,
      maxHeight: `min(var(${SIZE}), calc(100% - ${token('space-7')}))`,
      borderTopWidth: '1px',
      borderRadius: `${token('radius-dialog')} ${token('radius-dialog')} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      animation: enter(fromBottom),
    },
  },
  '@media': {
    // As specific as the sides that it stills.
    [REDUCED_MOTION]: { selectors: { '&[data-side][role="dialog"]': { animation: 'none' } } },
    [FORCED_COLORS]: { borderColor: 'CanvasText' },
  },
});
