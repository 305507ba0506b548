import { globalStyle, style } from '@vanilla-extract/css';

/** Custom property: width by height, `16 / 9`. */
export const RATIO = '--zk-ratio';

export const frame = style({ position: 'relative', width: '100%', aspectRatio: `var(${RATIO})`, overflow: 'hidden' });

// Twice, to be above what a picture's own class says of its height.
globalStyle(`${frame}${frame} > *`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });
globalStyle(`${frame}[data-fit="cover"] > *`, { objectFit: 'cover' });
globalStyle(`${frame}[data-fit="contain"] > *`, { objectFit: 'contain' });
