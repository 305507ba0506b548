import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const tree = style({ position: 'relative', minWidth: 0, fontSize: token('type-14'), lineHeight: 1.5 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: token('target-sm'),
  paddingBlock: token('space-1'),
  paddingInlineStart: `calc(${token('space-1')} + (var(--level) - 1) * ${token('space-5')})`,
  paddingInlineEnd: token('space-2'),
  borderRadius: token('radius-control'),
  cursor: 'pointer',
  transition: `background-color ${token('motion-state')}`,
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-selected="true"]': {
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
    '&[aria-disabled="true"]': { color: token('text-disabled'), cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [REDUCED_MOTION]: { transition: 'none' },
    [FORCED_COLORS]: {
      selectors: {
        '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[aria-selected="true"]:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentColor' },
      },
    },
  },
});

export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: token('radius-control'),
  color: token('text-tertiary'),
  ':hover': { color: token('text-primary') },
});

export const arrow = style({
  transition: `transform ${token('motion-state')}`,
  selectors: {
    '[aria-expanded="true"] > * > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [aria-expanded="false"] > * > &': { transform: 'rotate(180deg)' },
  },
  '@media': { [REDUCED_MOTION]: { transition: 'none' } },
});

/** The tick of an input is aligned to its first line; here it is centred in its row. */
export const box = style({ selectors: { '&&': { margin: 0, marginInlineEnd: token('space-1') } } });

export const label = style({ minWidth: 0 });

export const note = style({
  marginInlineStart: 'auto',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  selectors: { '[data-failed] > &': { color: token('feedback-danger-text') } },
});

/** Stays in the document while empty, as a live region must. */
export const refusal = style({
  color: token('feedback-danger-text'),
  selectors: { '&:not(:empty)': { marginTop: token('space-1') } },
});

/** What is announced. Without the margin, which would stick out where text runs from right to left. */
export const said = style([visuallyHidden, { margin: 0 }]);
