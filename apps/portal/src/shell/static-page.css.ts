import { style } from '@vanilla-extract/css';

/** No box of its own: the page lies in `main` as any other. */
export const page = style({ display: 'contents' });
