import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });
export const side = style({ textAlign: 'end', '@media': { [NARROW]: { textAlign: 'start' } } });
globalStyle(`${side} b`, { fontSize: token('type-36') });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
globalStyle(`${section} > ${note}`, { marginBottom: token('space-3') });
export const chosen = style({ marginBottom: token('space-3') });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginTop: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const facilities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 24px',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${facilities} > li`, { padding: '10px 0', borderBottom: hairline });
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16em) minmax(0, 1fr) auto',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** A mark each five minutes. */
export const ruler = style({
  position: 'relative',
  height: '8px',
  borderTop: `1px solid ${token('border-strong')}`,
  background: `repeating-linear-gradient(90deg, ${token('border-strong')} 0 1px, transparent 1px calc(100% / 9)) 0 0 / 100% 5px no-repeat`,
  '@media': { [PHONE]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const mark = style({
  position: 'absolute',
  top: '-5px',
  width: '9px',
  height: '9px',
  marginInlineStart: '-4px',
  borderRadius: token('radius-full'),
  background: token('accent-solid'),
});
export const minutes = style({ fontWeight: token('weight-strong') });
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const phone = style({ fontSize: token('type-22'), fontWeight: token('weight-strong') });
