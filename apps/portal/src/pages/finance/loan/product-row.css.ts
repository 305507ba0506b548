import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px minmax(0, 260px) 88px',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '18px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '10px 20px' },
    [PHONE]: { padding: '16px 0' },
  },
});
export const body = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const title = style({ justifySelf: 'start' });
export const shop = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const headline = style({ fontSize: token('type-14'), lineHeight: 1.6, overflowWrap: 'anywhere' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', marginTop: '4px' });
export const rate = style({
  fontSize: token('type-28'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const note = style({
  display: 'block',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const facts = style({
  display: 'grid',
  gap: '2px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  '@media': { [NARROW]: { gridColumn: '1 / -1' } },
});
export const tabs = style({ marginBottom: token('space-3') });
