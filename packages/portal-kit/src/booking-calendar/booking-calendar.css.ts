import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const TABLET = '(min-width: 768px) and (max-width: 899px)';

const hatch = (line: string, ground: string) => `repeating-linear-gradient(-45deg, ${line} 0 1px, ${ground} 1px 5px)`;

export const calendar = style({ position: 'relative', minWidth: 0 });

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '40px',
  '@media': {
    [TABLET]: { columnGap: token('space-5') },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** On a phone one month shows; which one, the switch says. In print both do. */
export const month = style({
  minWidth: 0,
  containerType: 'inline-size',
  '@media': { [`screen and ${PHONE}`]: { selectors: { '&:not([data-shown])': { display: 'none' } } } },
});

export const monthTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBottom: token('space-2'),
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.4,
  '@media': { [PHONE]: { display: 'none' } },
});
globalStyle(`${monthTitle} small`, {
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
});

export const monthSwitch = style({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  marginBottom: token('space-3'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  overflow: 'hidden',
  selectors: { '[data-layout="list"] > &': { display: 'grid' } },
  '@media': { [PHONE]: { display: 'grid' } },
});
globalStyle(`${monthSwitch} button`, { minHeight: token('target-md'), fontSize: token('type-14') });
globalStyle(`${monthSwitch} button:focus-visible`, { outlineOffset: '-4px' });
globalStyle(`${monthSwitch} button[aria-pressed="true"]`, {
  background: token('accent-solid'),
  color: token('text-on-accent'),
  '@media': {
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
globalStyle(`${monthSwitch} button[aria-pressed="true"]:focus-visible`, { outlineColor: 'currentColor' });

export const sheet = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  // Up and down a finger scrolls the page; sideways it turns the month.
  touchAction: 'pan-y pinch-zoom',
});
globalStyle(`${sheet} th`, {
  padding: '3px 0',
  borderBlock: `1px solid ${token('border-hairline')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  lineHeight: 1.5,
  textAlign: 'center',
});

export const cell = style({
  padding: 0,
  borderBottom: `1px solid ${token('border-hairline')}`,
  verticalAlign: 'top',
});

/** Two half-day cells under the number of the day, in reading direction. */
export const day = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: '3px 0 6px',
  '@media': { [PHONE]: { padding: '5px 0 7px' } },
});

export const number = style({
  gridColumn: '1 / -1',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    '[data-today] &': { color: token('text-accent'), fontWeight: token('weight-bold') },
    '[data-past]:not([data-today]) &': { color: token('text-disabled'), fontWeight: token('weight-regular') },
    '[data-status="2"]:not([data-past], [data-picked]) &': {
      color: token('text-tertiary'),
      fontWeight: token('weight-regular'),
    },
    '[data-picked] &': { color: token('text-accent'), fontWeight: token('weight-bold') },
  },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});
globalStyle(`${number} > span`, { display: 'inline-block', minWidth: '24px', paddingInline: '4px' });
globalStyle(`[data-today] > ${day} > ${number} > span`, {
  borderRadius: token('radius-full'),
  boxShadow: `0 0 0 1.5px ${token('accent-solid')}`,
  '@media': { [FORCED_COLORS]: { outline: '1px solid CanvasText' } },
});

const dayMargin = createVar();

/** One half-day cell. Its pointer target covers its half of the day, the number included. */
export const half = style({
  vars: { [dayMargin]: '4px' },
  // `AM` has room in a seventh of a phone.
  '@container': { '(max-width: 375px)': { vars: { [dayMargin]: '2px' } } },
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '20px',
  marginTop: '1px',
  border: `1px solid ${token('border-control')}`,
  background: token('surface-card'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-medium'),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '::before': { content: '""', position: 'absolute', inset: '-26px -1px -8px' },
  ':focus-visible': { zIndex: 2 },
  selectors: {
    '&[data-period="1"]': { marginInlineStart: dayMargin, borderStartStartRadius: '3px', borderEndStartRadius: '3px' },
    '&[data-period="2"]': {
      marginInlineEnd: dayMargin,
      borderInlineStart: 0,
      borderStartEndRadius: '3px',
      borderEndEndRadius: '3px',
    },
    '&[data-status="taken"]': {
      borderColor: token('border-strong'),
      background: hatch(token('border-strong'), token('surface-hover')),
      color: 'transparent',
      cursor: 'not-allowed',
    },
    '&[data-status="past"]': {
      borderColor: 'transparent',
      background: 'none',
      color: 'transparent',
      cursor: 'not-allowed',
    },
    '&[data-status="past"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '3px',
      top: '50%',
      height: '1px',
      background: token('border-hairline'),
    },
    // Edges round themselves; what lies between is one unbroken bar.
    '&[data-in-range], &[data-preview]': { marginInline: 0, borderRadius: 0 },
    '&[data-in-range]': {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
      color: token('text-on-accent'),
    },
    '&[data-preview]': {
      border: `solid ${token('accent-mark')}`,
      borderWidth: '1px 0',
      background: token('accent-soft-pressed'),
      color: token('accent-on-soft'),
    },
    '&[data-edge~="start"]': { borderStartStartRadius: '4px', borderEndStartRadius: '4px' },
    '&[data-edge~="end"]': { borderStartEndRadius: '4px', borderEndEndRadius: '4px' },
    '&[data-preview][data-edge~="start"]': { borderInlineStartWidth: '1px' },
    '&[data-preview][data-edge~="end"]': { borderInlineEndWidth: '1px' },
    '&[data-period="1"][data-edge~="start"]': { marginInlineStart: dayMargin },
    '&[data-period="2"][data-edge~="end"]': { marginInlineEnd: dayMargin },
    '&[data-conflict]': {
      borderColor: token('feedback-danger-solid'),
      background: token('feedback-danger-solid'),
      color: token('feedback-danger-on-solid'),
    },
    '&[data-refused]': {
      zIndex: 1,
      border: `1px solid ${token('feedback-danger-solid')}`,
      background: hatch(token('feedback-danger-solid'), token('feedback-danger-soft')),
      color: 'transparent',
    },
  },
  '@media': {
    [PHONE]: { height: '26px' },
    '(hover: hover)': {
      selectors: {
        '&[data-status="available"]:not([data-in-range], [data-preview]):hover': {
          background: token('accent-soft-pressed'),
          color: token('accent-on-soft'),
        },
      },
    },
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      color: 'ButtonText',
      selectors: {
        '&[data-status="taken"], &[data-refused]': { borderColor: 'GrayText', background: hatch('GrayText', 'Canvas') },
        '&[data-in-range]': { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
        '&[data-preview]': { borderColor: 'Highlight', color: 'Highlight' },
        '&[data-conflict]': { background: 'Mark', color: 'MarkText', borderStyle: 'dashed' },
      },
    },
  },
});

/** A mark, not text: the name says 'morning' in full, and a name that differs from visible text confuses speech control. */
export const letter = style({
  '::before': { content: 'attr(data-letter)' },
});

export const key = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', flex: 'none', width: '36px' });
globalStyle(`${key} > ${half}`, { height: '12px', margin: '0 !important' });
globalStyle(`${key} > ${half}::before`, { content: 'none' });
export const todayKey = style({
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${token('accent-solid')}`,
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

export const skeletonLine = style({ marginTop: token('space-3') });
