import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const root = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  selectors: { '&[data-block]': { width: '100%' } },
});

/** A stacking context of its own keeps the marks above the row's ground. */
export const row = style({
  clear: 'both',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  selectors: {
    'fieldset:disabled &': { borderColor: token('border-hairline'), background: token('surface-disabled') },
  },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-2'),
  // Equally wide where there is room; never narrower than the words, which move to a second row instead.
  flex: '1 1 0',
  minWidth: 'fit-content',
  // With padding and border of the row as high as other controls.
  minHeight: `calc(${token('target-md')} - 6px)`,
  padding: `${token('space-1')} ${token('space-3')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.4,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: token('text-primary') },
    '[data-size="lg"] > &': {
      minHeight: `calc(${token('target-option')} - 6px)`,
      paddingInline: token('space-4'),
      fontSize: token('type-16'),
    },
    '&[data-disabled], fieldset:disabled &': { color: token('text-disabled'), cursor: 'not-allowed' },
  },
});

/** Over the whole segment, so that it takes the pointer and the finger itself. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  border: 0,
  background: 'none',
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});

/**
 * The mark of the chosen segment. It follows the input in the document, so that the input's own states draw it before
 * hydration too; it takes no room, so that a choice moves nothing.
 */
export const mark = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  border: '1px solid transparent',
  borderRadius: '3px',
  transition: `background-color ${token('motion-state')} ${token('motion-ease')}`,
  selectors: {
    [`${input}:hover:enabled ~ &`]: { background: token('surface-hover') },
    [`${input}:checked ~ &, ${input}:checked:enabled ~ &`]: {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
    },
    [`${input}:disabled:checked ~ &`]: { borderColor: token('border-strong'), background: token('surface-disabled') },
    [`${input}:focus-visible ~ &`]: { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '1px' },
  },
  '@media': {
    [REDUCED_MOTION]: { transition: 'none' },
    [FORCED_COLORS]: {
      // Transparent borders are drawn there.
      border: 0,
      selectors: {
        [`${input}:checked ~ &, ${input}:checked:enabled ~ &`]: { border: '3px solid Highlight' },
        [`${input}:disabled:checked ~ &`]: { border: '3px solid GrayText' },
      },
    },
    // Printed without grounds.
    print: { selectors: { [`${input}:checked ~ &`]: { borderWidth: '2px' } } },
  },
});

export const label = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { [`${input}:checked:enabled ~ &`]: { color: token('accent-on-soft') } },
});

export const icon = style({
  flex: 'none',
  selectors: { [`${input}:checked:enabled ~ &`]: { color: token('accent-on-soft') } },
});
