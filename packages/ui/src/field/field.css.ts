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

export const count = style({
  minHeight: '1.5em',
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'end',
  selectors: { '&[data-over]': { color: token('feedback-danger-text'), fontWeight: token('weight-medium') } },
});
