import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const skipLink = style({
  position: 'fixed',
  insetInlineStart: token('space-4'),
  top: '-80px',
  zIndex: token('layer-toast'),
  padding: `${token('space-2')} ${token('space-4')}`,
  border: `1px solid ${token('border-selected')}`,
  background: token('surface-raised'),
  selectors: { '&:focus': { top: token('space-2') } },
});
