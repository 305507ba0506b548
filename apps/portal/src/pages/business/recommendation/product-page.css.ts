import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const picture = style({ width: '100%', marginBottom: token('space-4') });
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const price = style({ fontSize: token('type-22'), fontWeight: token('weight-bold') });
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const list = style({ borderTop: `1px solid ${token('border-strong')}` });
export const item = style({ display: 'grid', gap: '2px', padding: '12px 0', borderBottom: hairline });
export const specs = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  lineHeight: 1.6,
});
globalStyle(`${specs} th, ${specs} td`, {
  padding: '12px 16px 12px 0',
  borderBottom: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${specs} th`, { width: '30%', fontWeight: token('weight-regular'), color: token('text-secondary') });
globalStyle(`${specs} td:nth-child(2)`, { fontWeight: token('weight-strong') });
