import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const carousel = style({ position: 'relative', display: 'grid', gap: token('space-2') });

/** All slides lie in one place, which is as high as the highest: nothing jumps as they change. */
export const slides = style({ display: 'grid', overflow: 'hidden', touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  gridArea: '1 / 1',
  minWidth: 0,
  transition: `opacity ${token('motion-enter')} ${token('motion-ease')}, visibility 0s`,
  selectors: {
    // Not seen, not read, not reached by Tab; it is still there while the next fades in over it.
    '&:not([data-current])': {
      visibility: 'hidden',
      opacity: 0,
      transition: `opacity ${token('motion-enter')} ${token('motion-ease')}, visibility 0s ${token('motion-enter')}`,
    },
  },
  '@media': { [REDUCED_MOTION]: { selectors: { '&, &:not([data-current])': { transition: 'none' } } } },
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-1') });
export const arrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const picks = style({ display: 'flex', flexWrap: 'wrap', marginInlineEnd: 'auto' });

export const pick = style({
  display: 'grid',
  placeItems: 'center',
  width: token('target-sm'),
  height: token('target-sm'),
  borderRadius: token('radius-control'),
  selectors: {
    '&::before': {
      content: '""',
      width: '16px',
      height: '4px',
      borderRadius: token('radius-full'),
      background: token('border-control'),
    },
    '&:hover::before': { background: token('border-control-hover') },
    '&[aria-current]::before': { height: '8px', background: token('accent-solid') },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});
