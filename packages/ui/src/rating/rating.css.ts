import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${token('space-3')}`,
});

export const legend = style({
  // Floated, a legend is laid out as any other child.
  float: 'left',
  width: '100%',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
});

export const stars = style({ position: 'relative', display: 'inline-flex' });

export const choice = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: token('target-sm'),
  height: token('target-sm'),
  cursor: 'pointer',
  selectors: { '[data-size="lg"] > * > &': { width: token('target-md'), height: token('target-md') } },
});

export const input = style([visuallyHidden]);

/** Two stars over each other: the outline, and the filled one cut to size. */
export const star = style({
  position: 'relative',
  display: 'block',
  width: '20px',
  height: '20px',
  color: token('border-control'),
  selectors: {
    '[data-size="lg"] &': { width: '28px', height: '28px' },
    '[data-size="sm"] &': { width: '16px', height: '16px' },
    [`${input}:focus-visible ~ &`]: {
      borderRadius: token('radius-control'),
      outline: `2px solid ${token('focus-ring')}`,
      outlineOffset: '2px',
    },
    [`${choice}:hover &`]: { color: token('border-control-hover') },
    [`${input}:disabled ~ &`]: { color: token('border-strong') },
  },
  '@media': { [FORCED_COLORS]: { color: 'CanvasText' } },
});

export const filled = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'var(--star)',
  overflow: 'hidden',
  color: token('accent-mark'),
  selectors: { [`${input}:disabled ~ ${star} > &`]: { color: token('text-disabled') } },
  '@media': { [FORCED_COLORS]: { color: 'Highlight', forcedColorAdjust: 'none' } },
});

export const glyph = style({
  display: 'block',
  width: '20px',
  height: '20px',
  maxWidth: 'none',
  selectors: {
    '[data-size="lg"] &': { width: '28px', height: '28px' },
    '[data-size="sm"] &': { width: '16px', height: '16px' },
    // The cut half starts at the other end, and so does the drawing under it.
    '[dir="rtl"] &': { float: 'right' },
  },
});

export const words = style({ color: token('text-secondary'), fontSize: token('type-14'), lineHeight: 1.5 });
