import { keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE, REDUCED_MOTION } from '../media/media.ts';
import { surface } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** A wide panel hangs from the bar; on a phone all do, since under their items they would reach beyond its edge. */
export const nav = style({ position: 'relative' });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-1') });

export const cell = style({
  selectors: { '&:not([data-wide])': { position: 'relative' } },
  '@media': { [PHONE]: { selectors: { '&:not([data-wide])': { position: 'static' } } } },
});

export const item = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: token('target-md'),
  paddingInline: token('space-3'),
  borderRadius: token('radius-control'),
  fontSize: token('type-16'),
  lineHeight: 1.4,
  selectors: {
    '&:hover': { color: token('text-accent') },
    '&[aria-expanded="true"]': { background: token('accent-soft'), color: token('accent-on-soft') },
    '&[data-current]': { fontWeight: token('weight-strong') },
    '&[data-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: token('space-3'),
      bottom: 0,
      height: '2px',
      background: token('accent-solid'),
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[data-current]::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const chevron = style({
  transition: `transform ${token('motion-state')} ${token('motion-ease')}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [REDUCED_MOTION]: { transition: 'none' } },
});

export const panel = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '100%',
  zIndex: token('layer-popover'),
  minWidth: '240px',
  maxWidth: 'calc(100vw - 32px)',
  marginTop: token('space-1'),
  padding: token('space-2'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  ...surface(token('surface-raised')),
  boxShadow: token('depth-float'),
  fontSize: token('type-14'),
  animation: `${appear} ${token('motion-enter')} ${token('motion-ease')}`,
  selectors: { '[data-wide] > &': { insetInlineEnd: 0, maxWidth: 'none', padding: token('space-5') } },
  '@media': {
    [REDUCED_MOTION]: { animation: 'none' },
    [FORCED_COLORS]: { borderColor: 'CanvasText' },
  },
});

export const panelLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  paddingInline: token('space-3'),
  borderRadius: token('radius-control'),
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-current="page"]': { background: token('accent-soft'), color: token('accent-on-soft') },
  },
});
