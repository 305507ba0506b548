import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: token('space-5'),
  alignItems: 'start',
  padding: '16px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: token('space-3') } },
});
export const thumbnail = style({ width: '100%' });
export const body = style({ display: 'grid', gap: '4px' });
export const title = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { 'a:hover &': { color: token('text-accent') } },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});
globalStyle(`${title} mark`, { color: token('text-primary') });
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-tertiary'),
});

export const facts = style({ borderTop: 0 });
export const lead = style({ marginBottom: token('space-5') });
export const card = style({ display: 'grid', gap: token('space-2'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const cardLine = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const section = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
