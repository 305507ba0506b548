import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '22px',
  padding: '0 6px',
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-control'),
  color: token('text-secondary'),
  fontSize: token('type-12'),
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: { '&[data-strong]': { borderColor: token('accent-mark'), color: token('text-accent') } },
});
