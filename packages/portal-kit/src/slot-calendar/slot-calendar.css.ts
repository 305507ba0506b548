import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const lines = (line: string, step: string, angle: string) =>
  `repeating-linear-gradient(${angle}, ${line} 0 1px, transparent 1px ${step})`;
const hatch = (line: string) => lines(line, '5px', '-45deg');
const cross = (line: string) => `${lines(line, '6px', '45deg')}, ${lines(line, '6px', '-45deg')}`;

export const calendar = style({ minWidth: 0 });

export const head = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: token('target-md'),
  marginBottom: token('space-3'),
});
export const arrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const period = style({
  fontWeight: token('weight-strong'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Clear of the rings around its neighbours.
  marginInline: token('space-1'),
});

export const refusal = style({ marginBottom: token('space-4') });
export const skeleton = style({ display: 'grid', gap: token('space-4') });
export const empty = style({
  padding: `${token('space-5')} 0`,
  borderBlock: `1px solid ${token('border-hairline')}`,
  color: token('text-secondary'),
});

export const week = style({
  borderBottom: `1px solid ${token('border-strong')}`,
  // Up and down a finger scrolls the page.
  touchAction: 'pan-y pinch-zoom',
});

const dayColumn = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  '@media': { [PHONE]: { gridTemplateColumns: '48px minmax(0, 1fr)' } },
} as const;

export const hours = style({
  ...dayColumn,
  height: '24px',
  borderBottom: `1px solid ${token('border-strong')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: '18px',
});
export const scale = style({ position: 'relative' });
export const tick = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'block',
  width: '24px',
  marginInlineStart: '-12px',
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '50%',
    bottom: 0,
    width: '1px',
    height: '5px',
    background: token('border-strong'),
  },
  // The last one ends with the scale: half of it would reach out of the page.
  ':last-child': { width: 'auto', marginInlineStart: '-1.5em' },
  selectors: { '&:last-child::after': { insetInlineStart: '1.5em' } },
});

export const row = style({
  ...dayColumn,
  alignItems: 'center',
  minHeight: '52px',
  selectors: { '& + &': { borderTop: `1px solid ${token('border-hairline')}` } },
});

export const day = style({
  fontSize: token('type-14'),
  lineHeight: 1.4,
  '@media': { [PHONE]: { fontSize: token('type-12') } },
});
globalStyle(`${day} > b`, { display: 'block', fontWeight: token('weight-medium') });
globalStyle(`[data-picked] > ${day} > b`, { color: token('text-accent'), fontWeight: token('weight-bold') });
globalStyle(`${day} > small`, { color: token('text-tertiary'), fontSize: token('type-12') });

/** What is not offered is a line; buckets lie on it. */
export const track = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  height: '36px',
  background: `linear-gradient(${token('border-hairline')} 0 0) 50% 50% / 100% 1px no-repeat`,
  '@media': { [PHONE]: { height: '40px' } },
});
export const closedDay = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  padding: '0 8px',
  background: token('surface-page'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
});

export const cell = style({ gridRow: 1, height: '100%', minWidth: 0 });

export const bucket = style({
  position: 'relative',
  display: 'block',
  width: 'calc(100% + 1px)',
  height: '100%',
  border: `1px solid ${token('border-control')}`,
  backgroundColor: token('surface-card'),
  ':focus-visible': { zIndex: 3 },
  selectors: {
    '&[data-status="taken"]': {
      borderColor: token('border-strong'),
      backgroundColor: token('surface-hover'),
      backgroundImage: hatch(token('border-strong')),
      cursor: 'not-allowed',
    },
    // One bar over all its hours paints it: hatching cell by cell shows where they meet.
    '&[data-status="maintenance"]': { borderColor: 'transparent', background: 'none', cursor: 'not-allowed' },
    '&[data-status="closed"], &[data-status="early"], &[data-status="late"]': {
      border: 0,
      background: `linear-gradient(${token('border-hairline')} 0 0) 50% 50% / 100% 1px no-repeat ${token('surface-page')}`,
      cursor: 'not-allowed',
    },
    '&[data-status="no-room"]': {
      borderColor: token('border-strong'),
      backgroundColor: token('surface-disabled'),
      cursor: 'not-allowed',
    },
    '&[data-in-range]': {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
    },
    '&[data-preview]': {
      borderColor: token('accent-mark'),
      borderInlineColor: 'transparent',
      background: token('accent-soft-pressed'),
    },
    '&[data-edge~="start"]': { borderStartStartRadius: '4px', borderEndStartRadius: '4px' },
    '&[data-edge~="end"]': { borderStartEndRadius: '4px', borderEndEndRadius: '4px' },
    '&[data-conflict]': {
      borderColor: token('feedback-danger-solid'),
      background: token('feedback-danger-solid'),
    },
    '&[data-refused]': {
      zIndex: 3,
      borderColor: token('feedback-danger-solid'),
      backgroundColor: token('feedback-danger-soft'),
      backgroundImage: hatch(token('feedback-danger-solid')),
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&[data-status="free"]:not([data-in-range], [data-preview]):hover': {
          background: token('accent-soft-pressed'),
        },
      },
    },
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: {
        '&[data-status="taken"], &[data-refused]': {
          borderColor: 'GrayText',
          backgroundColor: 'Canvas',
          backgroundImage: hatch('GrayText'),
        },
        '&[data-status="closed"], &[data-status="early"], &[data-status="late"]': { backgroundColor: 'Canvas' },
        '&[data-status="no-room"]': { border: '1px dashed GrayText', backgroundColor: 'Canvas' },
        '&[data-in-range]': { borderColor: 'Highlight', background: 'Highlight' },
        // Its dashes are the only difference from the rest of the selection.
        '&[data-in-range][data-status="no-room"]': { borderWidth: '2px', borderColor: 'HighlightText' },
        '&[data-preview]': { borderColor: 'Highlight', backgroundColor: 'Canvas' },
        '&[data-conflict]': { background: 'Mark', borderStyle: 'dashed' },
      },
    },
  },
});

/** Words on a bar; clicks go through to its buckets. */
export const bar = style({
  gridRow: 1,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  containerType: 'inline-size',
  pointerEvents: 'none',
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  color: token('text-on-accent'),
  '@media': {
    [PHONE]: { fontSize: token('type-12') },
    [FORCED_COLORS]: {
      selectors: { '&[data-kind="maintenance"]': { forcedColorAdjust: 'none', backgroundColor: 'Canvas' } },
    },
  },
  selectors: {
    '&[data-kind="maintenance"]': {
      marginInlineEnd: '-1px',
      border: `1px solid ${token('border-control')}`,
      backgroundColor: token('surface-hover'),
      backgroundImage: cross(token('border-strong')),
      color: token('text-secondary'),
      fontSize: token('type-12'),
      fontWeight: token('weight-regular'),
    },
  },
});
globalStyle(`${bar}[data-kind="maintenance"] > span`, {
  padding: '3px 8px',
  borderRadius: '2px',
  background: token('surface-page'),
  '@media': { [FORCED_COLORS]: { background: 'Canvas' } },
});
// Cut words say less than none; the buckets' names say it all.
globalStyle(`${bar}[data-kind="selected"] > span`, { '@container': { '(max-width: 92px)': { display: 'none' } } });
globalStyle(`${bar}[data-kind="maintenance"] > span`, { '@container': { '(max-width: 84px)': { display: 'none' } } });

export const key = style([bucket, { flex: 'none', width: '28px', height: '12px' }]);
globalStyle(`${key}[data-status="maintenance"]`, {
  borderColor: token('border-control'),
  backgroundColor: token('surface-hover'),
  backgroundImage: cross(token('border-strong')),
  '@media': { [FORCED_COLORS]: { backgroundColor: 'Canvas' } },
});
