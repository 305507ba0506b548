import { globalStyle, style } from '@vanilla-extract/css';
import { COARSE_POINTER, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import { VIDEO_RATIO } from './core/video.ts';

export const body = style({ padding: '0 !important' });

export const frame = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  // Of a low window, the part that its header and what is said below leave; 16:9 within it.
  maxHeight: 'calc(100vh - 12rem)',
  minHeight: '11rem',
  aspectRatio: VIDEO_RATIO,
  background: token('surface-inverse'),
});
export const video = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  // Its ring lies within: the dialog would cut it.
  outlineOffset: '-3px',
});
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: token('text-on-inverse'),
});

export const message = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token('space-4'),
  padding: token('space-4'),
  color: token('text-on-inverse'),
  textAlign: 'center',
});
globalStyle(`${message} p`, { maxWidth: '32em', textWrap: 'balance' });

const below = style({
  padding: `${token('space-2')} ${token('space-6')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
});
export const resumed = style([
  below,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space-2'),
    borderBottom: `1px solid ${token('border-hairline')}`,
  },
]);
/** For those who have keys. */
export const keys = style([
  below,
  {
    color: token('text-tertiary'),
    fontSize: token('type-12'),
    '@media': { [`${COARSE_POINTER}, ${PHONE}, print`]: { display: 'none' } },
    selectors: { [`${frame}[data-state="failed"] ~ &`]: { display: 'none' } },
  },
]);
