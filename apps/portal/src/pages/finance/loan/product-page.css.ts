import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.7, color: token('text-secondary') });
export const paragraphs = style({ display: 'grid', gap: token('space-3'), marginBottom: token('space-4') });
export const list = style({ borderTop: hairline });
globalStyle(`${list} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: hairline,
  lineHeight: 1.6,
});
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const lede = style({ marginBottom: token('space-4'), color: token('text-secondary') });
