import { style } from '@vanilla-extract/css';
import { COARSE_POINTER } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** A label one line high that a finger finds: it is touched from 40 px, and takes no more room for it. */
export const reach = style({
  '@media': {
    [COARSE_POINTER]: {
      position: 'relative',
      // Under the words, which may hold a link.
      isolation: 'isolate',
      '::before': { content: '""', position: 'absolute', zIndex: -1, inset: `calc(-1 * ${token('space-2')}) 0` },
    },
  },
});
