import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const section = style({ paddingTop: token('space-7') });

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  height: '100%',
  overflow: 'hidden',
  borderRadius: token('radius-card'),
  background: token('surface-sunken'),
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const text = style({
  display: 'grid',
  alignContent: 'center',
  gap: token('space-3'),
  padding: token('space-7'),
  '@media': { [NARROW]: { order: 1, padding: token('space-5') } },
});

export const title = style({
  fontSize: token('type-28'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [NARROW]: { fontSize: token('type-22') } },
});

export const line = style({ lineHeight: 1.7, color: token('text-secondary') });

/** The picture has its subject at the right, so that the left may be cut. */
export const picture = style({ aspectRatio: '2 / 1' });
globalStyle(`${picture} > img`, { objectPosition: 'right' });
