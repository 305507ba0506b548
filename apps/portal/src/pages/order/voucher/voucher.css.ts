import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const own = style({ marginBlockStart: token('space-8') });
export const part = style({ marginBlockStart: token('space-7') });
globalStyle(`${part} > h2`, { marginBlockEnd: token('space-3'), fontSize: token('type-22') });
export const side = style({ display: 'grid', gap: token('space-3') });
globalStyle(`${side} > h2`, { fontSize: token('type-18') });
globalStyle(`${side} > p`, { fontSize: token('type-14'), color: token('text-secondary') });
export const rules = style({
  display: 'grid',
  gap: token('space-2'),
  marginBlockStart: token('space-4'),
  paddingInlineStart: token('space-5'),
  listStyle: 'disc',
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlockEnd: `1px solid ${token('border-strong')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${steps} > li`, {
  display: 'grid',
  gap: token('space-1'),
  alignContent: 'start',
  padding: '16px 16px 20px 0',
  borderBlockStart: `3px solid ${token('border-strong')}`,
});
globalStyle(`${steps} > li:first-child`, { borderBlockStartColor: token('accent-solid') });
globalStyle(`${steps} span`, { fontSize: token('type-14'), color: token('text-secondary') });
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const years = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), marginBlock: token('space-4') });
export const chart = style({ marginBlockEnd: token('space-5') });
globalStyle(`${chart} > figcaption`, { fontSize: token('type-14'), color: token('text-secondary') });
const key = {
  display: 'inline-block',
  width: '10px',
  height: '10px',
  marginInlineStart: token('space-2'),
  border: `1px solid ${token('chart-ink')}`,
};
export const keyOrders = style({ ...key, background: token('chart-ink') });
export const keyRedemptions = style({ ...key, background: token('chart-3') });
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: token('space-2'),
  marginBlockStart: token('space-3'),
});
globalStyle(`${bars} small`, {
  display: 'block',
  textAlign: 'center',
  fontSize: token('type-12'),
  color: token('text-secondary'),
});
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '160px',
  borderBlockEnd: `1px solid ${token('border-strong')}`,
});
export const ordersPart = style({ background: token('chart-ink') });
export const redemptionsPart = style({ background: token('chart-3') });
export const table = style({ overflowX: 'auto' });
