import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const line = style({ color: token('text-secondary') });
export const supports = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: token('space-4'),
  marginTop: token('space-4'),
});
export const support = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: token('space-2'),
  height: '100%',
  padding: token('space-5'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  lineHeight: 1.6,
  transition: `border-color ${token('motion-state')}`,
  selectors: { '&:hover': { borderColor: token('border-strong') } },
});
export const name = style({ fontSize: token('type-18') });
export const count = style({ fontSize: token('type-14'), color: token('text-accent') });
export const action = style({ marginTop: token('space-5') });
