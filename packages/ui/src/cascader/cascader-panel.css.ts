import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const panel = style({ display: 'grid', gap: token('space-2') });
export const count = style({
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  selectors: { '&:empty': { display: 'none' } },
});

export const columns = style({
  display: 'flex',
  maxWidth: '100%',
  overflowX: 'auto',
  // The sheet around it scrolls, in both directions: what scrolls in one is a box of its own in the other.
  '@media': { [PHONE]: { display: 'block', overflowX: 'visible' } },
});
export const column = style({
  flex: '0 0 auto',
  width: '184px',
  height: '288px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: token('space-2'),
  selectors: {
    '& + &': { paddingInlineStart: token('space-2'), borderInlineStart: `1px solid ${token('border-hairline')}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [PHONE]: { width: '100%', height: 'auto', minHeight: '288px', overflowY: 'visible', padding: 0 } },
});
export const results = style({
  width: 'min(400px, 100%)',
  minWidth: 'min(320px, 100%)',
  maxHeight: '288px',
  overflowY: 'auto',
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
  '@media': { [PHONE]: { width: '100%', maxHeight: 'none' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-2'),
  minHeight: token('target-md'),
  padding: `${token('space-1')} ${token('space-2')}`,
  borderRadius: token('radius-control'),
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[data-open]': { background: token('accent-soft'), color: token('accent-on-soft') },
    '&[aria-selected="true"]': { color: token('text-accent'), fontWeight: token('weight-medium') },
    '&[data-open][aria-selected="true"]': { color: token('accent-on-soft') },
    '&[aria-disabled="true"]': { background: 'none', color: token('text-disabled'), cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [PHONE]: { fontSize: token('type-16'), minHeight: '48px' },
    [FORCED_COLORS]: {
      selectors: {
        '&[data-open], &[aria-selected="true"], &[data-open][aria-selected="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&:is([data-open], [aria-selected="true"]):focus-visible': {
          outlineOffset: '-4px',
          outlineColor: 'currentColor',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
export const label = style({ minWidth: 0 });
export const reason = style({ display: 'block', fontSize: token('type-12') });
export const more = style({ flex: 'none', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const check = style({ flex: 'none' });

export const state = style({
  display: 'grid',
  gap: token('space-2'),
  justifyItems: 'start',
  padding: token('space-2'),
  color: token('text-secondary'),
});

export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  borderRadius: token('radius-control'),
  color: token('text-accent'),
});
