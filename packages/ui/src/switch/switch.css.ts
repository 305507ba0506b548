import { style } from '@vanilla-extract/css';
import { reach } from '../internal/reach.css.ts';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const root = style([
  reach,
  {
    display: 'inline-flex',
    gap: token('space-3'),
    alignItems: 'start',
    maxWidth: '100%',
    minHeight: '24px',
    lineHeight: 1.5,
    cursor: 'pointer',
    selectors: {
      '&[data-side="start"]': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
      '&[data-disabled]': { color: token('text-disabled'), cursor: 'not-allowed' },
      '[data-comfort="on"] &': { minHeight: token('target-sm'), paddingBlock: token('space-2') },
    },
  },
]);

/** Track and thumb in em, so that both grow with the visitor's own size of text. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '2.75em',
  height: '1.5em',
  margin: 0,
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: token('radius-full'),
  background: token('surface-card'),
  cursor: 'inherit',
  transition: `background-color ${token('motion-state')}, border-color ${token('motion-state')}`,
  '::before': {
    content: '""',
    position: 'absolute',
    top: '50%',
    insetInlineStart: '.2em',
    width: '1em',
    height: '1em',
    marginTop: '-.5em',
    borderRadius: '50%',
    background: token('border-control'),
    transition: `transform ${token('motion-state')} ${token('motion-ease')}, background-color ${token('motion-state')}`,
  },
  selectors: {
    '&:focus-visible': { borderRadius: token('radius-full') },
    '&:hover:not(:disabled)': { borderColor: token('border-control-hover') },
    '&:checked': { borderColor: token('accent-solid'), background: token('accent-solid') },
    '&:checked:hover:not(:disabled)': {
      borderColor: token('accent-solid-hover'),
      background: token('accent-solid-hover'),
    },
    '&:checked::before': { background: token('text-on-accent'), transform: 'translateX(1.2em)' },
    '[dir="rtl"] &:checked::before': { transform: 'translateX(-1.2em)' },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: token('feedback-danger-solid') },
    '&:disabled': { borderColor: token('border-strong'), background: token('surface-disabled') },
    '&:disabled::before': { background: token('text-disabled') },
  },
  '@media': {
    [REDUCED_MOTION]: { transition: 'none', '::before': { transition: 'none' } },
    [FORCED_COLORS]: {
      // The browser takes backgrounds away, and both the thumb and 'on' are one.
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      '::before': { background: 'ButtonText' },
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
        '&:checked:hover:not(:disabled)': { borderColor: 'Highlight', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', background: 'ButtonFace' },
        '&:disabled::before': { background: 'GrayText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const description = style({
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
