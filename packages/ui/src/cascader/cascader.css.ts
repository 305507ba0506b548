import { style } from '@vanilla-extract/css';
import { control } from '../internal/control.css.ts';
import { token } from '../theme/vars.ts';

export const box = style({ position: 'relative' });

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space-2'),
    textAlign: 'start',
  },
]);
export const text = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: token('text-tertiary') } },
});
export const arrow = style({ flex: 'none', color: token('text-secondary') });
