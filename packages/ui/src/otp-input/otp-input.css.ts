import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** Number of digits, set by the component. */
export const LENGTH = '--otp-length';
const length = `var(${LENGTH})`;
/** From the start of a cell to the start of the next. */
const PITCH = '--otp-pitch';
const pitch = `var(${PITCH})`;
const gap = token('space-1');
/** Where the browser has no units of containers. */
const FALLBACK = '40px';
const cellWidth = `calc(${pitch} - ${gap})`;

export const otp = style({
  position: 'relative',
  display: 'block',
  width: `calc(${length} * ${FALLBACK} - ${gap})`,
  maxWidth: `calc(${length} * 52px)`,
  borderRadius: token('radius-control'),
  containerType: 'inline-size',
  ':focus-within': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' },
  '@supports': { '(width: 1cqi)': { width: 'auto' } },
});

/** Cuts the room that the input has beside its cells: behind the last digit comes a space, for which it would scroll. */
export const clip = style({
  vars: { [PITCH]: FALLBACK },
  display: 'block',
  overflow: ['hidden', 'clip'],
  '@supports': { '(width: 1cqi)': { vars: { [PITCH]: `calc((100cqi + ${gap}) / ${length})` } } },
});

export const input = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: `calc(100% + 2 * ${pitch})`,
  minHeight: token('target-md'),
  marginInline: `calc(-1 * ${pitch})`,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: token('type-18'),
  direction: 'ltr',
  letterSpacing: `calc(${pitch} - 1ch)`,
  textIndent: `calc(${pitch} + (${cellWidth} - 1ch) / 2)`,
  lineHeight: 1.4,
  selectors: {
    '&[data-size="lg"]': { minHeight: token('target-lg'), fontSize: token('type-22') },
    '&:disabled': { color: token('text-disabled'), cursor: 'not-allowed' },
  },
});

export const cells = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap,
});

export const cell = style({
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  transition: `border-color ${token('motion-state')}`,
  selectors: {
    [`${otp}:hover &`]: { borderColor: token('border-control-hover') },
    [`${otp}[data-invalid] &`]: {
      borderColor: token('feedback-danger-solid'),
      boxShadow: `inset 0 0 0 1px ${token('feedback-danger-solid')}`,
    },
    [`${otp}[data-disabled] &`]: { borderColor: token('border-hairline'), background: token('surface-disabled') },
  },
});
