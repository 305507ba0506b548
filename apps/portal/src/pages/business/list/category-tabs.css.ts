import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1px',
  marginBottom: token('space-4'),
  border: hairline,
  borderRadius: token('radius-card'),
  background: token('border-hairline'),
  overflow: 'hidden',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const tab = style({ display: 'grid', background: token('surface-page') });
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  padding: '14px 16px',
  borderBottom: '3px solid transparent',
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { background: token('surface-selected'), borderBottomColor: token('accent-solid') },
  },
  '@media': {
    [PHONE]: { padding: '10px 12px', gap: '0 8px' },
    [FORCED_COLORS]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
});
export const icon = style({ gridRow: 'span 2', color: token('text-accent') });
export const name = style({ fontWeight: token('weight-strong'), lineHeight: 1.5 });
export const count = style({
  fontSize: token('type-14'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});
