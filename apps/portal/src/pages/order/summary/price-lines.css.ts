import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const lines = style({ fontSize: token('type-14') });
globalStyle(`${lines} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token('space-4'),
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  lineHeight: 1.5,
});
globalStyle(`${lines} dt`, { overflowWrap: 'anywhere' });
globalStyle(`${lines} small`, { display: 'block', fontSize: token('type-12'), color: token('text-tertiary') });
globalStyle(`${lines} dd`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const off = style({ color: token('text-accent') });
export const payable = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token('space-2'),
  paddingBlockStart: token('space-3'),
});
export const sum = style({ fontSize: token('type-22'), fontWeight: token('weight-bold') });
