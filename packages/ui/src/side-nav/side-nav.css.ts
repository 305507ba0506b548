import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const nav = style({ display: 'grid', gap: token('space-4'), fontSize: token('type-14'), lineHeight: 1.5 });

const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-sm'),
  paddingInline: token('space-3'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
});

export const title = head;

export const summary = style([
  head,
  {
    justifyContent: 'space-between',
    borderRadius: token('radius-control'),
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: token('surface-hover'), color: token('text-primary') },
    },
  },
]);

export const chevron = style({
  transition: `transform ${token('motion-state')} ${token('motion-ease')}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [REDUCED_MOTION]: { transition: 'none' } },
});

export const list = style({ display: 'grid', gap: '2px' });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  padding: `${token('space-1')} ${token('space-3')}`,
  borderRadius: token('radius-control'),
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-current="page"]': {
      background: token('accent-soft'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: token('space-2'),
      insetInlineStart: 0,
      width: '3px',
      borderRadius: token('radius-full'),
      background: token('accent-solid'),
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[aria-current="page"]::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const name = style({ flex: '1 1 auto', minWidth: 0 });
export const count = style({ flex: 'none', color: token('text-tertiary'), fontSize: token('type-12') });
