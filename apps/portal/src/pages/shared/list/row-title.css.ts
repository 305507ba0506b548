import { style } from '@vanilla-extract/css';

/** Chinese breaks where the title says. */
export const words = style({ display: 'block', wordBreak: 'keep-all', overflowWrap: 'anywhere' });
