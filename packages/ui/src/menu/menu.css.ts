import { style } from '@vanilla-extract/css';
import { FLOATING_WIDTH, floating } from '../internal/floating.css.ts';
import { highlighted } from '../internal/highlighted.css.ts';
import { token } from '../theme/vars.ts';

export const menu = style([floating, { minWidth: '160px', maxWidth: FLOATING_WIDTH, padding: token('space-1') }]);

export const item = style([
  highlighted('[data-highlighted]'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: token('space-2'),
    minHeight: token('target-md'),
    padding: `${token('space-1')} ${token('space-3')}`,
    borderRadius: token('radius-control'),
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': { outline: 'none' },
      '&[data-tone="danger"]': { color: token('feedback-danger-text') },
      '&[data-disabled]': { color: token('text-disabled'), cursor: 'not-allowed' },
    },
  },
]);

export const label = style({
  padding: `${token('space-2')} ${token('space-3')} ${token('space-1')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
});

export const separator = style({
  height: '1px',
  margin: `${token('space-1')} 0`,
  background: token('border-hairline'),
});
