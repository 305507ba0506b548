import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const timeline = style({ display: 'grid', fontSize: token('type-14'), lineHeight: 1.6 });

export const step = style({
  position: 'relative',
  padding: '0 0 20px',
  paddingInlineStart: token('space-5'),
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      top: '14px',
      bottom: '-8px',
      width: '1px',
      background: token('border-strong'),
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { content: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '6px',
      width: '11px',
      height: '11px',
      border: `1.5px solid ${token('border-control')}`,
      borderRadius: '50%',
      background: token('surface-card'),
    },
    '&[data-state="done"]::after': { borderColor: token('accent-mark'), background: token('accent-mark') },
    '&[data-state="done"]::before': { background: token('accent-mark') },
    '&[data-state="current"]::after': { borderWidth: '3px', borderColor: token('accent-solid') },
    '&[data-state="deadline"]::after': { borderColor: token('signal-text'), background: token('signal-solid') },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-state="done"]::after, &[data-state="deadline"]::after': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
        },
      },
    },
  },
});

export const title = style({
  color: token('text-tertiary'),
  selectors: {
    '[data-state="done"] > &, [data-state="deadline"] > &': { color: token('text-primary') },
    '[data-state="current"] > &': { color: token('text-primary'), fontWeight: token('weight-medium') },
  },
});

export const time = style({ display: 'block', color: token('text-tertiary') });
