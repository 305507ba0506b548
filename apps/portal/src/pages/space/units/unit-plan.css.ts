import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** A building or park, above its units. */
export const name = style({ fontWeight: token('weight-strong'), lineHeight: 1.5 });
export const unit = style({
  selectors: {
    '&:last-child': { marginBottom: '-12px' },
    '& + &': { borderTop: `1px solid ${token('border-hairline')}` },
  },
});
