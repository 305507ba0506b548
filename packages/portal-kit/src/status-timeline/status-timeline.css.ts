import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const PHONE = '(max-width: 767px)';
const FORCED_COLORS = '(forced-colors: active)';
const hairline = `1px solid ${token('border-hairline')}`;

/** As many columns as there is room for: six in a page's width. */
export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  borderBottom: `1px solid ${token('border-strong')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: '20px 16px 18px',
  borderInlineStart: hairline,
  fontSize: token('type-14'),
  lineHeight: 1.55,
  color: token('text-secondary'),
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    // Time used, time running, time to come: one bar from left to right.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-1px 0 auto 0',
      height: '4px',
      background: token('surface-pressed'),
    },
    '&[data-state="done"]::before, &[data-state="ended"]::before': { background: token('accent-mark') },
    '&[data-state="current"]::before': { background: token('signal-solid') },
    '&[data-state="current"]': { background: token('surface-sunken') },
  },
  '@media': {
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 12px',
      paddingBlock: '10px',
      paddingInline: '16px 8px',
      borderInlineStart: 0,
      borderBottom: hairline,
      selectors: { '&::before': { insetBlock: 0, insetInline: '0 auto', width: '4px', height: 'auto' } },
    },
    [FORCED_COLORS]: {
      selectors: {
        '&[data-state="done"]::before, &[data-state="ended"]::before': {
          forcedColorAdjust: 'none',
          background: 'CanvasText',
        },
        '&[data-state="current"]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

export const label = style({
  fontWeight: token('weight-strong'),
  color: token('text-primary'),
  selectors: {
    '[data-state="planned"] > &': { fontWeight: token('weight-regular'), color: token('text-secondary') },
  },
});
export const owner = style({ '@media': { [PHONE]: { gridColumn: '1 / -1' } } });
export const when = style({
  selectors: { '[data-state="current"] > &': { color: token('signal-text'), fontWeight: token('weight-medium') } },
  '@media': { [PHONE]: { gridRow: 1, gridColumn: 2, textAlign: 'end' } },
});
export const note = style({
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  selectors: { '&[data-late]': { color: token('feedback-danger-text') } },
  '@media': { [PHONE]: { gridColumn: '1 / -1' } },
});
export const late = style({ fontStyle: 'normal', color: token('feedback-danger-text') });
