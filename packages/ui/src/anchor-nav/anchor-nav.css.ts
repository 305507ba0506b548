import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const nav = style({ fontSize: token('type-14'), lineHeight: 1.5 });

export const title = style({
  padding: `0 ${token('space-4')} ${token('space-2')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
});

export const list = style({ borderInlineStart: `1px solid ${token('border-hairline')}` });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: token('target-sm'),
  padding: `${token('space-1')} ${token('space-4')}`,
  color: token('text-secondary'),
  selectors: {
    '&:hover': { color: token('text-accent') },
    '&[data-level="2"]': { paddingInlineStart: token('space-6') },
    '&[aria-current]': { color: token('text-accent'), fontWeight: token('weight-medium') },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-1px',
      width: '2px',
      background: token('accent-solid'),
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[aria-current]::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});
