import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** Looks of a small secondary button; the button's own code would cost every page more than this. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-sm'),
  paddingInline: token('space-3'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  whiteSpace: 'nowrap',
  ':hover': { borderColor: token('border-control-hover'), background: token('surface-hover') },
  // The nav gives it up in English.
  selectors: { '&:lang(en)': { display: 'none' } },
});
