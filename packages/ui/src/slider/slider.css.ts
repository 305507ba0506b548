import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const root = style({ display: 'grid', gap: token('space-1'), minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token('space-4')}`,
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const label = style({ fontWeight: token('weight-medium') });

export const current = style({ color: token('text-secondary'), fontVariantNumeric: 'tabular-nums' });

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: token('target-sm'),
  // What a thumb's target has beyond what is seen, so that it never sticks out of its column.
  marginInline: '6px',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '[data-comfort="on"] &': { marginInline: '14px' },
  },
});

export const track = style({
  position: 'relative',
  flexGrow: 1,
  height: '4px',
  borderRadius: token('radius-full'),
  background: token('border-strong'),
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      height: '6px',
      border: '1px solid CanvasText',
      background: 'Canvas',
    },
  },
});

export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: token('radius-full'),
  background: token('accent-solid'),
  selectors: { '&[data-disabled]': { background: token('text-disabled') } },
  '@media': { [FORCED_COLORS]: { background: 'Highlight' } },
});

export const thumb = style({
  display: 'block',
  width: '24px',
  height: '24px',
  border: `2px solid ${token('accent-solid')}`,
  borderRadius: '50%',
  background: token('surface-card'),
  transition: `background-color ${token('motion-state')}`,
  // A finger's target is larger than what is seen.
  '::after': { content: '""', position: 'absolute', inset: '-12px -4px' },
  selectors: {
    '&:hover': { background: token('accent-soft') },
    '[data-comfort="on"] &::after': { inset: '-12px' },
    '&:focus-visible': { borderRadius: '50%' },
    '&[data-disabled]': { borderColor: token('text-disabled'), background: token('surface-disabled') },
  },
  '@media': { [FORCED_COLORS]: { borderColor: 'ButtonText', background: 'ButtonFace' } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});
