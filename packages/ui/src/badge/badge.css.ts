import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { ground } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.5em',
  height: '1.5em',
  padding: '0 .4em',
  borderRadius: token('radius-full'),
  background: token('accent-solid'),
  color: token('text-on-accent'),
  fontSize: token('type-12'),
  fontWeight: token('weight-medium'),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="danger"]': { background: token('feedback-danger-solid'), color: token('feedback-danger-on-solid') },
    '&[data-tone="signal"]': { background: token('signal-solid'), color: token('signal-on-solid') },
    '&[data-dot]': { minWidth: 0, width: '8px', height: '8px', padding: 0 },
    // Over a corner of what it belongs to, with a gap in the colour of its ground.
    [`${anchor} > &`]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '-.6em',
      insetInlineStart: 'calc(100% - .9em)',
      boxShadow: `0 0 0 2px ${ground}`,
    },
    [`${anchor} > &[data-dot]`]: { insetBlockStart: '-2px', insetInlineStart: 'calc(100% - 6px)' },
  },
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' } },
});

/** What is read. Without the margin, which would stick out where text runs from right to left. */
export const words = style([visuallyHidden, { margin: 0 }]);
