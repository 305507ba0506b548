import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** A stacking context of its own keeps the frame above the page's ground. */
export const field = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: token('target-md'),
  padding: '4px',
  paddingInlineEnd: `calc(${token('target-sm')} + ${token('space-2')})`,
  cursor: 'text',
  selectors: { '&[data-size="lg"]': { minHeight: token('target-lg') } },
});

export const input = style({
  flex: '1 1 4em',
  minWidth: '3em',
  maxWidth: '100%',
  minHeight: '30px',
  padding: `0 ${token('space-2')}`,
  border: 0,
  background: 'none',
  fontSize: token('type-16'),
  lineHeight: 1.4,
  selectors: {
    '&::placeholder': { color: token('text-tertiary'), opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  // No line of its own while there is nothing in it, and one when its words need it.
  '@supports': { '(field-sizing: content)': { flexBasis: 'auto', minWidth: '24px', fieldSizing: 'content' } },
});

/** The border of all. It follows the input in the document, so that the input's own states draw it. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  transition: `border-color ${token('motion-state')}`,
  selectors: {
    [`${field}:hover > &`]: { borderColor: token('border-control-hover') },
    [`${input}[aria-invalid="true"] ~ &`]: {
      borderColor: token('feedback-danger-solid'),
      boxShadow: `inset 0 0 0 1px ${token('feedback-danger-solid')}`,
    },
    [`${input}:focus-visible ~ &`]: {
      outline: `2px solid ${token('focus-ring')}`,
      outlineOffset: '-1px',
      borderColor: token('focus-ring'),
    },
    [`${input}:read-only:enabled ~ &`]: { borderStyle: 'dashed', background: token('surface-sunken') },
    [`${input}:disabled ~ &`]: { borderColor: token('border-hairline'), background: token('surface-disabled') },
  },
});

export const chips = style({ display: 'contents' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '30px',
  paddingInlineStart: '10px',
  borderRadius: token('radius-control'),
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  fontSize: token('type-14'),
  lineHeight: 1.3,
  selectors: {
    '&[data-fixed]': { paddingInlineEnd: '10px' },
    '[data-theme="contrast"] &': { boxShadow: 'inset 0 0 0 1px currentColor' },
  },
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  minHeight: '28px',
  marginInlineStart: '2px',
  borderRadius: token('radius-control'),
  selectors: {
    '&:hover': { background: token('accent-soft-hover') },
    '&:active': { background: token('accent-soft-pressed') },
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-comfort="on"] &': { width: token('target-sm'), minHeight: token('target-sm') },
  },
});

/** Stays in sight while the options under it scroll. */
export const refusal = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${token('space-2')} ${token('space-3')}`,
  borderRadius: token('radius-control'),
  background: token('feedback-danger-soft'),
  color: token('feedback-danger-text'),
  lineHeight: 1.5,
});
