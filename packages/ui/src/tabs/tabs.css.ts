import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const list = style({
  display: 'flex',
  gap: token('space-5'),
  borderBottom: `1px solid ${token('border-hairline')}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${token('space-2')} 0`,
  color: token('text-secondary'),
  fontSize: token('type-16'),
  whiteSpace: 'nowrap',
  ':hover': { color: token('text-primary') },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected="true"], &[aria-current]': {
      color: token('text-primary'),
      fontWeight: token('weight-medium'),
    },
    '&[aria-selected="true"]::after, &[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2px',
      background: token('accent-solid'),
    },
    '&:disabled': { color: token('text-disabled'), cursor: 'not-allowed' },
    '[data-comfort="on"] &': { minHeight: token('target-md') },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[aria-selected="true"]::after, &[aria-current]::after': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
        },
      },
    },
  },
});

export const count = style({
  marginInlineStart: token('space-1'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
});

export const panel = style({ paddingTop: token('space-5') });
