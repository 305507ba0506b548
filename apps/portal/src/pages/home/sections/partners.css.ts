import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const partners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${token('border-hairline')}`,
  background: token('border-hairline'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const partner = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: token('space-1'),
  minHeight: '88px',
  padding: '12px 8px',
  background: token('surface-page'),
  color: token('text-secondary'),
  lineHeight: 1.4,
  textAlign: 'center',
});
export const level = style({ fontSize: token('type-12'), color: token('text-tertiary') });
