import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

/** More than four are no columns on a tablet either. */
const MANY = '[data-many] >';
const TABLET = `(min-width: 768px) and ${NARROW}`;

/** As many columns as there is room for: four on a tablet, six where a desk begins. */
export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  borderBottom: `1px solid ${token('border-strong')}`,
  '@media': {
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [TABLET]: { selectors: { '&[data-many]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

/** A stage as a line of a list: its bar beside it. */
const line = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingBlock: '10px',
  paddingInline: '16px 8px',
  borderInlineStart: 0,
  borderBottom: hairline,
} as const;
const lineBar = { insetBlock: 0, insetInline: '0 auto', width: '4px', height: 'auto' } as const;

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
    [PHONE]: { ...line, selectors: { '&::before': lineBar } },
    [TABLET]: { selectors: { [`${MANY} &`]: line, [`${MANY} &::before`]: lineBar } },
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

/** On a line of a list, and not in a column. */
const onLine = (rule: { gridRow?: number; gridColumn: string | number; textAlign?: 'end' }) => ({
  [PHONE]: rule,
  [TABLET]: { selectors: { [`${MANY} * > &`]: rule } },
});

export const label = style({
  fontWeight: token('weight-strong'),
  color: token('text-primary'),
  selectors: {
    '[data-state="planned"] > &': { fontWeight: token('weight-regular'), color: token('text-secondary') },
  },
});
export const owner = style({ '@media': onLine({ gridColumn: '1 / -1' }) });
export const when = style({
  selectors: { '[data-state="current"] > &': { color: token('signal-text'), fontWeight: token('weight-medium') } },
  '@media': onLine({ gridRow: 1, gridColumn: 2, textAlign: 'end' }),
});
export const note = style({
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  selectors: { '&[data-late]': { color: token('feedback-danger-text') } },
  '@media': onLine({ gridColumn: '1 / -1' }),
});
export const late = style({ fontStyle: 'normal', color: token('feedback-danger-text') });
