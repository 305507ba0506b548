import { style } from '@vanilla-extract/css';
import { REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** Custom property: width over height, kept before the picture is there. */
export const RATIO = '--zk-image-ratio';

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: `var(${RATIO})`,
  background: token('surface-skeleton'),
  overflow: 'hidden',
  selectors: {
    '&[data-rounded]': { borderRadius: token('radius-card') },
    '&[data-state="loaded"]': { background: 'none' },
  },
});

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const image = style({
  ...fill,
  objectFit: 'cover',
  selectors: {
    '[data-fit="contain"] > &': { objectFit: 'contain' },
    // Only what comes late fades in; without script the picture is simply there.
    '[data-state="late"] > &': { opacity: 0 },
    '[data-state="loaded"] > &': { opacity: 1, transition: `opacity ${token('motion-enter')} ${token('motion-ease')}` },
  },
  '@media': { [REDUCED_MOTION]: { selectors: { '[data-state="loaded"] > &': { transition: 'none' } } } },
});

/** The fallback cover has the size of the image. */
export const cover = style({ ...fill, aspectRatio: 'auto', selectors: { '&&': { height: '100%' } } });
