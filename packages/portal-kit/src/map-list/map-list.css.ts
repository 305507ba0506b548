import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, WIDE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const finder = style({
  display: 'grid',
  gap: token('space-6'),
  alignItems: 'start',
  '@media': {
    [`screen and ${WIDE}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
      selectors: { '&[data-even]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

const NARROW = 'screen and (max-width: 1023.98px)';
export const panes = style({
  display: 'none',
  '@media': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      border: `1px solid ${token('border-control')}`,
      borderRadius: token('radius-control'),
      overflow: 'hidden',
    },
  },
});
export const pane = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  fontSize: token('type-14'),
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-pressed="true"]': {
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
      boxShadow: `inset 0 -2px 0 ${token('accent-solid')}`,
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          boxShadow: 'none',
        },
        '&[aria-pressed="true"]:focus-visible': { outlineColor: 'currentColor' },
      },
    },
  },
});

export const list = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [NARROW]: { selectors: { '[data-pane="map"] > &': { display: 'none' } } } },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token('space-3'),
  padding: `${token('space-4')} ${token('space-3')}`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  borderInlineStart: '3px solid transparent',
  '@media': {
    [`screen and ${WIDE}`]: {
      selectors: {
        '&[data-now]': { background: token('surface-selected'), borderInlineStartColor: token('accent-solid') },
      },
    },
  },
});
export const name = style({
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { '&:hover, [data-now] &': { color: token('text-accent') } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-3')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
});

export const map = style({
  minWidth: 0,
  '@media': {
    [`screen and ${WIDE}`]: { position: 'sticky', top: '80px' },
    [NARROW]: { selectors: { '[data-pane="list"] > &': { display: 'none' } } },
  },
});
export const message = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token('space-4'),
  minHeight: '16rem',
  padding: token('space-4'),
  border: `1px solid ${token('border-hairline')}`,
  color: token('text-secondary'),
  textAlign: 'center',
});
globalStyle(`${message} p`, { textWrap: 'balance' });
/** The place in focus; on a phone, where the list is another pane, the way to it. */
export const now = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: token('space-3'),
  padding: `${token('space-3')} 0`,
  borderBottom: `1px solid ${token('border-hairline')}`,
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: token('space-3'),
  color: token('text-secondary'),
  fontSize: token('type-12'),
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-2') });
export const swatch = style({
  width: '20px',
  height: '12px',
  border: `1px solid ${token('chart-ink')}`,
  background: token('chart-3'),
  selectors: {
    '&[data-tone="reserved"]': { borderStyle: 'dashed', background: token('chart-1') },
    '&[data-tone="taken"]': { borderColor: token('border-strong'), background: token('surface-sunken') },
  },
});
export const note = style({
  marginTop: token('space-2'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.6,
});
