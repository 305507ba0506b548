import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** Width of a step's ring. */
const RING = '11px';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  fontSize: token('type-14'),
  lineHeight: 1.5,
  '@media': { [PHONE]: { gridAutoFlow: 'row' } },
});

export const step = style({
  position: 'relative',
  paddingBlockStart: '22px',
  paddingInlineEnd: token('space-3'),
  color: token('text-tertiary'),
  selectors: {
    // The way to the next step.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: `${RING} 0`,
      top: '5px',
      height: '1px',
      background: token('border-strong'),
    },
    '&:last-child::before': { content: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: 0,
      width: RING,
      height: RING,
      border: `1.5px solid ${token('border-control')}`,
      borderRadius: '50%',
      background: token('surface-card'),
    },
    '&[data-state="done"]': { color: token('text-primary') },
    '&[data-state="done"]::before': { background: token('accent-mark') },
    '&[data-state="done"]::after': { borderColor: token('accent-mark'), background: token('accent-mark') },
    '&[data-state="current"]': { color: token('text-primary'), fontWeight: token('weight-medium') },
    '&[data-state="current"]::after': { borderWidth: '3px', borderColor: token('accent-solid') },
    '&[data-state="error"]': { color: token('feedback-danger-text'), fontWeight: token('weight-medium') },
    // A square: its shape says so too.
    '&[data-state="error"]::after': {
      borderColor: token('feedback-danger-solid'),
      borderRadius: '2px',
      background: token('feedback-danger-solid'),
    },
  },
  '@media': {
    [PHONE]: {
      paddingBlock: `0 ${token('space-4')}`,
      paddingInlineStart: token('space-5'),
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        '&::before': { insetInline: '5px auto', top: '16px', bottom: '-5px', width: '1px', height: 'auto' },
        '&::after': { top: '5px' },
      },
    },
    [FORCED_COLORS]: {
      selectors: {
        '&[data-state="done"]::after': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
        '&[data-state="current"]::after': { borderColor: 'Highlight' },
        '&[data-state="error"]::after': {
          forcedColorAdjust: 'none',
          background: 'CanvasText',
          borderColor: 'CanvasText',
        },
      },
    },
  },
});

export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
  ':hover': { textDecorationThickness: '2px' },
});

export const description = style({ color: token('text-tertiary'), fontWeight: token('weight-regular') });
