import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 200px',
  gap: '8px 24px',
  alignItems: 'start',
  padding: '16px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const date = style({
  display: 'grid',
  fontSize: token('type-12'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { display: 'flex', alignItems: 'baseline', gap: token('space-2') } },
});
export const day = style({
  fontSize: token('type-28'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  color: token('text-primary'),
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), marginBottom: '4px' });
export const places = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
