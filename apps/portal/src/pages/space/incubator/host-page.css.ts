import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const side = style({ textAlign: 'end', '@media': { [NARROW]: { textAlign: 'start' } } });
export const vacant = style({});
globalStyle(`${vacant} b`, { fontSize: token('type-48') });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const facts = style({ borderTop: 0 });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const introduction = style({ display: 'grid', gap: token('space-3') });
export const lines = style({ borderTop: `1px solid ${token('border-strong')}` });
export const strong = style({ fontWeight: token('weight-strong') });
export const muted = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const end = style({
  fontSize: token('type-14'),
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});

const line = style({
  display: 'grid',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const service = style([line, { gridTemplateColumns: '128px minmax(0, 1fr) auto' }]);
export const company = style([line, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' }]);
export const year = style({ selectors: { '& + &': { marginTop: token('space-6') } } });
export const yearTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-3'),
  marginBottom: token('space-2'),
  fontSize: token('type-16'),
});
globalStyle(`${yearTitle} small`, {
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const footnote = style({
  marginTop: token('space-3'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const more = style({ marginTop: token('space-4') });

export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
