import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const field = style({ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 });

export const label = style({
  justifySelf: 'start',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
});

export const optional = style({
  marginInlineStart: '.5em',
  color: token('text-tertiary'),
  fontWeight: token('weight-regular'),
});

/** The hint, and how many characters, on one line. */
export const foot = style({ display: 'flex', gap: token('space-4'), alignItems: 'baseline' });

export const count = style({
  marginInlineStart: 'auto',
  minHeight: '1.5em',
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  selectors: { '&[data-over]': { color: token('feedback-danger-text'), fontWeight: token('weight-medium') } },
});
