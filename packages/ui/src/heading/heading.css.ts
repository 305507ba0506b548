import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const base = style({
  color: token('text-primary'),
  fontWeight: token('weight-bold'),
  lineHeight: token('leading-tight'),
  textWrap: 'balance',
});

/** A phone has no room for the two largest. */
export const look = styleVariants({
  display: [base, { fontSize: token('type-48'), '@media': { [PHONE]: { fontSize: token('type-36') } } }],
  title: [base, { fontSize: token('type-36'), '@media': { [PHONE]: { fontSize: token('type-28') } } }],
  section: [base, { fontSize: token('type-28'), '@media': { [PHONE]: { fontSize: token('type-22') } } }],
  group: [base, { fontSize: token('type-22') }],
  block: [base, { fontSize: token('type-18') }],
  label: [base, { fontSize: token('type-16'), lineHeight: token('leading-snug') }],
});
