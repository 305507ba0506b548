import { style } from '@vanilla-extract/css';
import { MIDDLE, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '288px minmax(0, 1fr) 132px 84px 88px',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '18px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: '232px minmax(0, 1fr) 116px 72px 84px', gap: '8px 16px' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '12px 24px' },
    [PHONE]: { padding: '16px 0' },
  },
});
export const body = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  '@media': { [NARROW]: { gridColumn: '1 / -1' } },
});
export const title = style({ justifySelf: 'start' });
export const shop = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const headline = style({
  display: 'flex',
  gap: '6px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const check = style({ flex: 'none', marginTop: '3px', color: token('text-accent') });
export const note = style({
  display: 'block',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const end = style({
  fontSize: token('type-14'),
  lineHeight: 1.3,
  textAlign: 'end',
  color: token('text-secondary'),
  '@media': { [NARROW]: { textAlign: 'start' } },
});
export const figure = style({ fontSize: token('type-22'), color: token('text-primary') });
export const prices = style({ minWidth: 0, '@media': { [NARROW]: { gridColumn: '1 / -1' } } });
