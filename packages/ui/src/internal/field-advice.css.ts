import { style } from '@vanilla-extract/css';

export const advice = style({ selectors: { '&:not(:empty)': { marginTop: '6px' } } });
