import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE, REDUCED_MOTION } from '../media/media.ts';
import { surface } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

/** Custom property: the dialog's width on screens that have room for it. */
export const WIDTH = '--zk-dialog-width';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Centres by grid, which leaves `transform` to the entry's motion. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: token('layer-dialog'),
  display: 'grid',
  placeItems: 'center',
  padding: `${token('space-5')} ${token('space-4')}`,
  pointerEvents: 'none',
  '@media': { [PHONE]: { padding: 0, placeItems: 'stretch' } },
});

export const content = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: `min(var(${WIDTH}), 100%)`,
  maxHeight: ['calc(100vh - 48px)', 'calc(100dvh - 48px)'],
  borderRadius: token('radius-dialog'),
  ...surface(token('surface-raised')),
  boxShadow: token('depth-float'),
  overflow: 'hidden',
  animation: `${rise} ${token('motion-enter')} ${token('motion-ease')}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [PHONE]: {
      selectors: {
        '&:not([data-small])': { width: '100%', maxHeight: 'none', height: ['100vh', '100dvh'], borderRadius: 0 },
        '&[data-small]': { placeSelf: 'center', width: `min(var(${WIDTH}), calc(100% - 2 * ${token('space-4')}))` },
      },
    },
    [REDUCED_MOTION]: { animation: 'none' },
    [FORCED_COLORS]: { border: '2px solid CanvasText' },
  },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-4'),
  padding: token('space-4'),
  paddingInlineStart: token('space-6'),
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { padding: token('space-2'), paddingInlineStart: token('space-4') } },
});

export const title = style({
  fontSize: token('type-22'),
  '@media': { [PHONE]: { fontSize: token('type-18') } },
});

export const description = style({
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
});

export const body = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${token('space-5')} ${token('space-6')}`,
  // What takes focus is scrolled to with its ring, and a little of what comes next.
  scrollPadding: token('space-4'),
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [PHONE]: { padding: token('space-4') } },
});

export const footer = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-2'),
  padding: `${token('space-4')} ${token('space-6')}`,
  borderTop: `1px solid ${token('border-hairline')}`,
  background: token('surface-raised'),
  '@media': {
    [PHONE]: {
      padding: `${token('space-3')} ${token('space-4')} calc(${token('space-3')} + env(safe-area-inset-bottom))`,
    },
  },
});

/** Keeps a footer's buttons together at its end; on a phone they share its width, as a thumb reaches for them. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-2'),
  marginInlineStart: 'auto',
  '@media': { [PHONE]: { flex: '1 1 100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [PHONE]: { flex: '1 1 0', minWidth: 'max-content' } } });
