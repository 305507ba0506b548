import { style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: '32px 48px',
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const funds = style({ borderTop: `1px solid ${token('border-strong')}` });
export const fund = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: token('target-md'),
  padding: '4px 12px',
  borderBottom: `1px solid ${token('border-hairline')}`,
  selectors: {
    '&:hover': { color: token('text-accent') },
    '&[aria-current]': { fontWeight: token('weight-strong'), boxShadow: `inset 3px 0 ${token('accent-mark')}` },
  },
});
export const rules = style({ display: 'grid', gap: token('space-4'), maxWidth: token('measure') });
export const offer = style({ color: token('text-secondary') });
