import { style } from '@vanilla-extract/css';

/** Never breaks inside. */
export const whole = style({ whiteSpace: 'nowrap' });
