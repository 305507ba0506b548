import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const NARROW_SCREEN = `screen and ${NARROW}`;

/** The list, and beside it the open order; on a narrow window one of them. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: token('space-6'),
  alignItems: 'start',
  '@media': {
    [`screen and ${MIDDLE}`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: token('space-5') },
    [NARROW_SCREEN]: { display: 'block' },
    print: { display: 'block' },
  },
});
export const list = style({
  minWidth: 0,
  '@media': {
    [NARROW_SCREEN]: { selectors: { [`${split}[data-open] > &`]: { display: 'none' } } },
    print: { selectors: { [`${split}[data-open] > &`]: { display: 'none' } } },
  },
});
export const aside = style({
  minWidth: 0,
  '@media': { [NARROW_SCREEN]: { selectors: { [`${split}:not([data-open]) > &`]: { display: 'none' } } } },
});
export const back = style({
  display: 'none',
  '@media': { [NARROW_SCREEN]: { display: 'inline-block', marginBlockEnd: token('space-4') } },
});
export const tabs = style({ marginBlockEnd: token('space-4') });
export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: token('space-2') });
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-2'),
  marginBlockStart: token('space-4'),
});
export const pages = style({ marginBlockStart: token('space-5') });

export const group = style({ selectors: { '& + &': { marginBlockStart: token('space-6') } } });
globalStyle(`${group} > h2`, {
  paddingBlockEnd: '8px',
  borderBlockEnd: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
globalStyle(`${group} > h2 > b`, { color: token('text-primary') });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '4px 12px',
  paddingBlock: '14px',
  paddingInline: '12px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-current]': {
      background: token('surface-selected'),
      boxShadow: `inset 3px 0 0 ${token('accent-solid')}`,
    },
  },
  '@media': {
    [`screen and ${PHONE}`]: { paddingInline: 0 },
    // Without a panel beside it no row is open.
    [NARROW_SCREEN]: { selectors: { '&[aria-current]': { background: 'none', boxShadow: 'none' } } },
  },
});
globalStyle(`${row} > svg`, { color: token('text-secondary'), marginBlockStart: '3px' });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${name} > b`, { display: 'block', fontWeight: token('weight-strong') });
globalStyle(`${row} small`, { fontSize: token('type-12'), color: token('text-secondary') });
export const sum = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const way = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: token('type-14'),
});
export const cells = style({ width: '96px' });
globalStyle(`${cells}[data-size] > i`, { height: '10px' });
export const when = style({ alignSelf: 'end', textAlign: 'end' });

export const panel = style({
  padding: token('space-5'),
  '@media': { [`screen and ${PHONE}`]: { padding: token('space-4') } },
});
globalStyle(`${panel} > h2`, { fontSize: token('type-22'), overflowWrap: 'anywhere' });
globalStyle(`${panel} h3`, { marginBlock: `${token('space-5')} ${token('space-3')}`, fontSize: token('type-16') });
globalStyle(`${panel} section > h2`, { marginBlockStart: token('space-5'), fontSize: token('type-16') });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-2'),
  marginBlockEnd: token('space-2'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const shop = style({
  marginBlockEnd: token('space-4'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const rate = style({ marginBlock: token('space-4') });
/** Two in a line where there is room. */
export const aspects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: token('space-3'),
});
export const refused = style({ color: token('feedback-danger-text') });
