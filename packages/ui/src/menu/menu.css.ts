import { style } from '@vanilla-extract/css';
import { floating } from '../internal/floating.css.ts';
import { FORCED_COLORS } from '../internal/media.ts';
import { token } from '../theme/vars.ts';

export const menu = style([floating, { minWidth: '160px', padding: token('space-1') }]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  padding: `${token('space-1')} ${token('space-3')}`,
  borderRadius: token('radius-control'),
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: token('surface-hover'), outline: 'none' },
    '&[data-tone="danger"]': { color: token('feedback-danger-text') },
    '&[data-disabled]': { color: token('text-disabled'), cursor: 'not-allowed' },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

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
