import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const portrait = style({
  display: 'block',
  borderRadius: token('radius-card'),
  objectFit: 'cover',
  '@media': { [PHONE]: { maxWidth: '72px', height: 'auto' } },
});
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: token('radius-card'),
  background: token('surface-sunken'),
  color: token('text-accent'),
  fontSize: token('type-22'),
  fontWeight: token('weight-strong'),
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 196px 168px',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '20px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: '56px minmax(0, 1fr)', alignItems: 'start', padding: '16px 0' } },
});
export const rowBody = style({ minWidth: 0 });
export const name = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  marginInlineEnd: token('space-2'),
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const place = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const headline = style({ lineHeight: 1.6, overflowWrap: 'anywhere' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), marginTop: token('space-1') });
export const wide = style({ '@media': { [PHONE]: { gridColumn: '1 / -1' } } });
export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: token('space-2') });
export const day = style({
  display: 'grid',
  gap: '2px',
  textAlign: 'center',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const halves = style({ gap: '1px' });
export const terms = style({
  textAlign: 'end',
  fontSize: token('type-14'),
  '@media': { [PHONE]: { display: 'flex', flexWrap: 'wrap', gap: '0 8px', textAlign: 'start' } },
});
export const fee = style({ fontWeight: token('weight-strong') });
export const note = style({ fontSize: token('type-12'), lineHeight: 1.6, color: token('text-tertiary') });

export const enter = style({ paddingBlock: `${token('space-7')} ${token('space-9')}` });
