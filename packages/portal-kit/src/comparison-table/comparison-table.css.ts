import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const note = style({
  marginBottom: token('space-4'),
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
globalStyle(`${note} b`, { color: token('text-primary') });
export const key = style({
  padding: '1px 6px',
  whiteSpace: 'nowrap',
  borderBottom: `2px solid ${token('accent-mark')}`,
  background: token('accent-soft'),
  color: token('accent-on-soft'),
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: token('type-14'),
  lineHeight: 1.55,
  '@media': { [PHONE]: { display: 'block' } },
});
globalStyle(`${table} > thead, ${table} > tbody`, { '@media': { [PHONE]: { display: 'block' } } });

export const headRow = style({
  '@media': {
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '16px 12px',
      paddingBottom: token('space-4'),
      borderBottom: `1px solid ${token('border-strong')}`,
    },
  },
});
/** In one piece where the page runs from right to left. */
export const counted = style({ unicodeBidi: 'isolate' });
export const corner = style({
  width: '152px',
  borderBottom: `1px solid ${token('border-strong')}`,
  '@media': { [NARROW]: { width: '112px' }, [PHONE]: { display: 'none' } },
});

export const item = style({
  position: 'relative',
  padding: '0 16px 16px',
  borderBottom: `1px solid ${token('border-strong')}`,
  borderInlineStart: hairline,
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '&:nth-child(2)': { borderInlineStartColor: 'transparent' } },
  '@media': { [NARROW]: { paddingInline: '10px' }, [PHONE]: { padding: 0, border: 0 } },
});
export const picture = style({ position: 'relative', display: 'block', marginBottom: '10px' });
globalStyle(`${picture} > :first-child`, {
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: token('radius-control'),
});
export const letter = style({
  position: 'absolute',
  insetInlineStart: '8px',
  top: '8px',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: token('radius-control'),
  background: token('accent-solid'),
  color: token('text-on-accent'),
  lineHeight: 1,
});
export const title = style({
  display: 'block',
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { '&:hover': { color: token('text-accent') } },
});
export const kind = style({ display: 'block', fontSize: token('type-14'), color: token('text-tertiary') });
export const remove = style({
  position: 'absolute',
  insetInlineEnd: '20px',
  top: '4px',
  border: hairline,
  background: token('surface-card'),
  '@media': { [PHONE]: { insetInlineEnd: '4px' }, print: { display: 'none' } },
});

export const group = style({
  '@media': {
    [PHONE]: { display: 'block', padding: '20px 0 6px', borderBottom: `1px solid ${token('border-strong')}` },
  },
});
export const groupTitle = style({
  padding: '24px 0 6px',
  borderBottom: `1px solid ${token('border-strong')}`,
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  textAlign: 'start',
  '@media': { [PHONE]: { display: 'block', padding: 0, border: 0 } },
});

export const row = style({
  '@media': {
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2px 12px',
      padding: '10px 0',
      borderBottom: hairline,
      selectors: { '&[data-acts]': { border: 0 } },
    },
  },
});
export const label = style({
  paddingBlock: '12px',
  paddingInline: '0 16px',
  borderBottom: hairline,
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  verticalAlign: 'top',
  color: token('text-secondary'),
  selectors: { [`${row}[data-acts] > &`]: { border: 0 }, '[data-same] > &': { color: token('text-tertiary') } },
  '@media': { [PHONE]: { gridColumn: '1 / -1', padding: 0, border: 0, fontSize: token('type-12') } },
});
export const same = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
/** Heard, not seen: the buttons say it. */
export const actsLabel = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const cell = style({
  padding: '12px 16px',
  borderBottom: hairline,
  borderInlineStart: hairline,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-only]': {
      background: token('accent-soft'),
      color: token('accent-on-soft'),
      boxShadow: `inset 0 -2px 0 ${token('accent-mark')}`,
    },
    '[data-same] > &': { color: token('text-tertiary') },
    '[data-acts] > &': { paddingTop: token('space-4'), borderBottom: 0 },
  },
  '@media': {
    [NARROW]: { paddingInline: '10px' },
    [PHONE]: {
      position: 'relative',
      minHeight: '32px',
      paddingBlock: '4px 6px',
      paddingInline: '26px 6px',
      border: 0,
      selectors: {
        '&::before': {
          content: 'attr(data-key)',
          position: 'absolute',
          insetInlineStart: '4px',
          top: '7px',
          fontSize: token('type-12'),
          lineHeight: '18px',
          color: token('text-tertiary'),
        },
        '&[data-only]::before': { color: 'inherit' },
        // What is the same for all is said once.
        '[data-same] > &': { gridColumn: '1 / -1', paddingInlineStart: '4px' },
        '[data-same] > &::before': { content: 'none' },
        '[data-same] > & ~ &': { display: 'none' },
        '[data-acts] > &': { paddingTop: token('space-1') },
      },
    },
    [FORCED_COLORS]: { selectors: { '&[data-only]': { borderBottom: '3px solid Highlight' } } },
  },
});
globalStyle(`${cell} b`, { fontSize: token('type-18'), lineHeight: 1.3 });
globalStyle(`${cell} b`, { '@media': { [PHONE]: { fontSize: token('type-16') } } });
globalStyle(`[data-same] > ${cell} b`, { fontWeight: token('weight-regular') });
/** A figure with its unit. */
export const figure = style({ whiteSpace: 'nowrap' });
export const unsaid = style({ color: token('text-tertiary') });
/** At the end of the value's line; without room there, below the value, which stays in line with its neighbours. */
export const best = style({
  float: 'inline-end',
  marginBlockEnd: '5px',
  padding: '0 6px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-12'),
  fontStyle: 'normal',
  lineHeight: '22px',
  color: token('text-accent'),
});
export const bar = style({
  clear: 'both',
  display: 'block',
  height: '4px',
  marginTop: token('space-2'),
  borderRadius: '1px',
  background: token('surface-pressed'),
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Canvas', outline: '1px solid CanvasText' } },
});
export const barFill = style({
  display: 'block',
  height: '100%',
  borderRadius: '1px',
  background: token('border-control'),
  selectors: { '[data-best] > * > &': { background: token('accent-mark') } },
  '@media': {
    [FORCED_COLORS]: { background: 'CanvasText', selectors: { '[data-best] > * > &': { background: 'CanvasText' } } },
  },
});
