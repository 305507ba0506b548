import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const facts = style({ borderTop: 0 });
export const paragraphs = style({ display: 'grid', gap: token('space-3') });
export const list = style({ borderTop: hairline });
globalStyle(`${list} > li`, { padding: '12px 0', borderBottom: hairline, lineHeight: 1.6 });
/** A row of three: what, more of it, and at its end a state or figure. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const note = style({
  gridColumn: '1 / -1',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
/** A chip in a line, where it is as wide as its words on a phone, too. */
export const state = style({ justifySelf: 'start' });
export const end = style({ fontSize: token('type-14'), color: token('text-secondary'), whiteSpace: 'nowrap' });
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const after = style({ paddingTop: token('space-8') });
export const team = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: token('space-4'),
});
globalStyle(`${team} > li`, { display: 'grid', paddingTop: token('space-2'), borderTop: hairline });
export const bands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
  marginTop: token('space-2'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});
