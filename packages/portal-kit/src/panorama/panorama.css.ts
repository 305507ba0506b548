import { globalStyle, style } from '@vanilla-extract/css';
import { COARSE_POINTER } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const frame = style({
  selectors: {
    '&:fullscreen': {
      background: token('surface-page'),
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      overflow: 'auto',
    },
  },
});
export const picture = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  minHeight: '16rem',
  width: '100%',
  overflow: 'hidden',
  background: token('surface-sunken'),
  isolation: 'isolate',
  selectors: { ':fullscreen > &': { aspectRatio: 'auto' } },
});
export const stage = style({
  width: '100%',
  height: '100%',
  // Pannellum takes the ring away.
  selectors: { '&:focus-visible': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '-3px' } },
});
// Its own words of loading and failure are English; ours stand for them.
globalStyle(`${stage} :is(.pnlm-load-box, .pnlm-error-msg)`, { display: 'none !important' });

export const flat = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&[data-whole]': { objectFit: 'contain' } },
});
export const sheet = style({
  height: '100%',
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
globalStyle(`${sheet} > ${flat}`, { width: 'auto', maxWidth: 'none' });

const onPicture = style({ position: 'absolute' });
export const enter = style([
  onPicture,
  { insetInline: 0, top: '50%', width: 'max-content', marginInline: 'auto', translate: '0 -50%' },
]);
/** In place of the picture: that it comes, or why not. */
export const over = style([
  onPicture,
  {
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: token('space-4'),
    padding: token('space-4'),
    textAlign: 'center',
    background: token('surface-sunken'),
    color: token('text-secondary'),
  },
]);
export const tools = style([
  onPicture,
  {
    insetInlineEnd: token('space-3'),
    bottom: token('space-3'),
    display: 'flex',
    gap: '4px',
    '@media': { print: { display: 'none' } },
  },
]);
export const tool = style({ background: token('surface-raised'), border: `1px solid ${token('border-control')}` });
export const refused = style([
  onPicture,
  {
    insetInline: token('space-3'),
    top: token('space-3'),
    padding: `${token('space-2')} ${token('space-3')}`,
    borderRadius: token('radius-control'),
    background: token('surface-raised'),
    color: token('text-primary'),
    fontSize: token('type-14'),
  },
]);

export const failure = style({
  paddingTop: token('space-3'),
  color: token('text-primary'),
  fontSize: token('type-14'),
});
export const below = style({
  display: 'grid',
  gap: token('space-2'),
  padding: `${token('space-3')} 0`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  selectors: { ':fullscreen > &': { padding: token('space-3') } },
});
export const scenes = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });
export const scene = style({
  minHeight: token('target-md'),
  padding: `0 ${token('space-3')}`,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-full'),
  color: token('text-primary'),
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-pressed="true"]': {
      background: token('surface-selected'),
      borderColor: token('border-selected'),
      color: token('accent-on-soft'),
    },
  },
});
export const keys = style({
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  '@media': { [COARSE_POINTER]: { display: 'none' }, print: { display: 'none' } },
});
