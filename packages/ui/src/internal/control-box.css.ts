import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';
import { control } from './control.css.ts';

/** Around a control that has buttons or an icon inside its border. */
export const box = style({ position: 'relative' });

/** The control itself leaves room for them: `data-ends` says for how many buttons. */
export const boxed = style([
  control,
  {
    selectors: {
      '&[data-start]': { paddingInlineStart: '40px' },
      '&[data-ends="1"]': { paddingInlineEnd: `calc(${token('target-sm')} + ${token('space-2')})` },
      '&[data-ends="2"]': { paddingInlineEnd: `calc(2 * ${token('target-sm')} + ${token('space-2')})` },
    },
  },
]);

/** An icon before the text. */
export const start = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: token('space-3'),
  display: 'grid',
  placeItems: 'center',
  color: token('text-tertiary'),
  pointerEvents: 'none',
});

/** The buttons after the text. */
export const ends = style({
  position: 'absolute',
  insetBlock: '3px',
  insetInlineEnd: '3px',
  display: 'flex',
});

export const end = style({
  display: 'grid',
  placeItems: 'center',
  width: token('target-sm'),
  minWidth: '24px',
  borderRadius: token('radius-control'),
  color: token('text-secondary'),
  transition: `background-color ${token('motion-state')}`,
  selectors: {
    '&:hover:not(:disabled)': { background: token('surface-hover'), color: token('text-primary') },
    '&:active:not(:disabled)': { background: token('surface-pressed') },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: token('text-disabled'), cursor: 'not-allowed' },
  },
});
