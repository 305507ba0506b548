import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const left = style({ color: token('text-secondary') });
export const number = style({
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  color: token('text-primary'),
});
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const picture = style({ width: '100%', height: '240px', objectFit: 'cover' });
export const body = style({ marginTop: token('space-7') });
export const agenda = style({ borderTop: hairline });
export const part = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '12px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});
export const speaker = style({ display: 'block', fontSize: token('type-14'), color: token('text-secondary') });
export const minutes = style({
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { gridColumn: 2 } },
});
export const related = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
export const relatedList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-3') } },
});
export const relatedCard = style({ display: 'grid', gap: token('space-2'), height: '100%', padding: '20px' });
export const relatedTitle = style({ fontSize: token('type-16'), fontWeight: token('weight-strong'), lineHeight: 1.55 });
