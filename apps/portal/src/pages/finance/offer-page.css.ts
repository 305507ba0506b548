import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const lines = style({ borderTop: `1px solid ${token('border-strong')}` });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const strong = style({ fontWeight: token('weight-strong') });
export const muted = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const end = style({
  fontSize: token('type-14'),
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const bullets = style({
  display: 'grid',
  gap: token('space-2'),
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const rules = style({ display: 'grid', gap: token('space-4') });
export const rule = style({ marginBlockEnd: token('space-1'), fontSize: token('type-16') });
