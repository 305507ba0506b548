import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, MIDDLE, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;
const columns = {
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr) 112px 128px',
  gap: '24px',
  alignItems: 'center',
} as const;

export const head = style({
  ...columns,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: '220px minmax(0, 1fr) 104px 120px', gap: '16px' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${head} > span`, { '@media': { [NARROW]: { display: 'none' } } });
export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBottom: `1px solid ${token('border-strong')}`,
});
globalStyle(`${days} > li`, {
  padding: '0 0 6px',
  paddingInlineStart: '6px',
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-tertiary'),
  background: `linear-gradient(${token('border-strong')} 0 0) 0 100% / 1px 9px no-repeat`,
});
globalStyle(`${days} b`, { color: token('text-primary'), '@media': { [PHONE]: { display: 'block' } } });
export const rows = style({ borderTop: 0 });
globalStyle(`${rows} > li`, { borderBottom: hairline });
export const row = style({
  ...columns,
  minHeight: '68px',
  '@media': {
    [MIDDLE]: { gridTemplateColumns: '220px minmax(0, 1fr) 104px 120px', gap: '16px' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '6px 20px', padding: '12px 0' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const name = style({ display: 'grid', minWidth: 0 });
export const title = style({
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const note = style({ fontSize: token('type-12'), lineHeight: 1.5, color: token('text-tertiary') });
const hatch = `repeating-linear-gradient(-45deg, ${token('border-hairline')} 0 1px, transparent 1px 6px)`;
/** Days side by side, a line between them; hatched where nothing is free. */
export const bar = style({
  position: 'relative',
  alignSelf: 'stretch',
  minHeight: '30px',
  borderInlineEnd: `1px solid ${token('border-strong')}`,
  background: `${hatch} 0 50% / 100% 24px no-repeat, repeating-linear-gradient(90deg, ${token('border-strong')} 0 1px, transparent 1px 20%)`,
  '@media': { [NARROW]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const stretch = style({
  position: 'absolute',
  top: '50%',
  height: '24px',
  translate: '0 -50%',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '1px',
  background: token('surface-page'),
  selectors: {
    '&[data-kind="first"]': {
      borderColor: token('accent-solid'),
      borderRadius: token('radius-control'),
      background: token('accent-solid'),
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[data-kind="first"]': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});
export const at = style({ display: 'grid', textAlign: 'end', whiteSpace: 'nowrap' });
export const moment = style({ fontWeight: token('weight-strong'), fontVariantNumeric: 'tabular-nums' });
export const price = style({
  fontSize: token('type-14'),
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: token('text-secondary'),
  '@media': { [PHONE]: { gridColumn: '1 / -1', textAlign: 'start' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: token('space-3'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
globalStyle(`${legend} > span`, { display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const zone = style({ marginInlineStart: 'auto' });
export const key = style({
  width: '28px',
  height: '12px',
  border: `1px solid ${token('accent-mark')}`,
  selectors: {
    '&[data-kind="first"]': { borderColor: token('accent-solid'), background: token('accent-solid') },
    '&[data-kind="taken"]': {
      borderColor: 'transparent',
      background: `repeating-linear-gradient(-45deg, ${token('border-strong')} 0 1px, transparent 1px 5px)`,
    },
  },
});
export const details = style({ marginTop: token('space-2'), fontSize: token('type-14') });
export const scroll = style({ overflowX: 'auto' });
export const table = style({ width: '100%', minWidth: '640px', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: '8px 12px 8px 0',
  borderBottom: hairline,
  textAlign: 'start',
  fontWeight: token('weight-regular'),
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: token('text-secondary') });
