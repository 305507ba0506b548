import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const side = style({ textAlign: 'end', '@media': { [NARROW]: { textAlign: 'start' } } });
export const score = style({ fontSize: token('type-18'), lineHeight: 1.2, color: token('text-secondary') });
globalStyle(`${score} b`, { fontSize: token('type-48'), lineHeight: 1, color: token('text-primary') });
export const note = style({
  marginTop: token('space-2'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const terms = style({ borderTop: `1px solid ${token('border-strong')}` });
export const term = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: hairline,
});
globalStyle(`${term} b`, {
  display: 'block',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  color: token('text-secondary'),
});
export const icon = style({ marginTop: '2px', color: token('text-accent') });
export const materials = style({ paddingInlineStart: '1.2em' });
globalStyle(`${materials} li`, { listStyle: 'disc', lineHeight: 1.9 });
export const contract = style({ marginTop: token('space-4'), fontSize: token('type-14') });
