import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const side = style({
  textAlign: 'end',
  '@media': { [NARROW]: { textAlign: 'start' } },
});
globalStyle(`${side} b`, { fontSize: token('type-36') });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const facts = style({ borderTop: 0 });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const plate = style({
  marginBottom: token('space-2'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
});
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const cardRent = style({ marginBottom: `calc(-1 * ${token('space-2')})` });
