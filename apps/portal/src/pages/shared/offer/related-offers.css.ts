import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const related = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: token('space-5'),
});
export const card = style({ display: 'grid', gap: '4px', height: '100%', padding: '16px 20px', alignContent: 'start' });
export const line = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  marginTop: token('space-2'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
