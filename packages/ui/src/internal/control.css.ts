import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** The box that text inputs, text areas and selects share. */
export const control = style({
  width: '100%',
  minHeight: token('target-md'),
  padding: `${token('inset-control-block')} ${token('inset-control')}`,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  backgroundColor: token('surface-card'),
  fontSize: token('type-16'),
  lineHeight: 1.4,
  transition: `border-color ${token('motion-state')}`,
  selectors: {
    '&::placeholder': { color: token('text-tertiary'), opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&:hover': { borderColor: token('border-control-hover') },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: token('focus-ring') },
    '&[aria-invalid="true"]': {
      borderColor: token('feedback-danger-solid'),
      boxShadow: `inset 0 0 0 1px ${token('feedback-danger-solid')}`,
    },
    '&[data-size="lg"]': { minHeight: token('target-lg') },
    // Dashed, as not every theme has a ground below a card's. Buttons and selects match :read-only too.
    '&:is(input, textarea):read-only:enabled': { borderStyle: 'dashed', backgroundColor: token('surface-sunken') },
    '&:disabled': {
      borderColor: token('border-hairline'),
      backgroundColor: token('surface-disabled'),
      color: token('text-disabled'),
      cursor: 'not-allowed',
    },
    '&:disabled::placeholder': { color: token('text-disabled') },
  },
});
