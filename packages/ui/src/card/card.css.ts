import { style } from '@vanilla-extract/css';
import { surface } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

export const card = style({
  display: 'block',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  ...surface(token('surface-card')),
  selectors: {
    '&[data-interactive]': { transition: `border-color ${token('motion-state')} ${token('motion-ease')}` },
    '&[data-interactive]:hover': { borderColor: token('border-control-hover') },
    '&[data-interactive]:focus-visible': { borderRadius: token('radius-card') },
  },
});
