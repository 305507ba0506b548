import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 45%), 1fr))',
  gap: token('space-3'),
});

export const thumb = style({
  display: 'block',
  width: '100%',
  borderRadius: token('radius-card'),
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':hover': { boxShadow: `0 0 0 2px ${token('border-selected')}` },
});

export const picture = style({ width: '100%', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' });
export const under = style({
  marginTop: token('space-1'),
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

/** On a phone the first across, the others in two columns. */
export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: token('space-3'),
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' } },
});
globalStyle(`${lead} > li`, { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', position: 'relative' });
globalStyle(`${lead} > li:first-child`, {
  gridRow: 'span 2',
  '@media': { [PHONE]: { gridRow: 'auto', gridColumn: '1 / -1' } },
});
globalStyle(`${lead} ${thumb}`, { height: '100%' });
globalStyle(`${lead} ${picture}`, { height: '100%' });
// The caption lies over the picture.
globalStyle(`${lead} ${under}`, {
  position: 'absolute',
  insetBlockEnd: token('space-2'),
  insetInlineStart: token('space-2'),
  maxWidth: `calc(100% - 2 * ${token('space-2')})`,
  margin: 0,
  paddingInline: token('space-2'),
  borderRadius: token('radius-control'),
  background: token('surface-page'),
  color: token('text-primary'),
  fontSize: token('type-12'),
  lineHeight: '22px',
  pointerEvents: 'none',
});
export const more = style({
  position: 'absolute',
  insetBlockStart: token('space-2'),
  insetInlineEnd: token('space-2'),
  paddingInline: token('space-2'),
  borderRadius: token('radius-full'),
  background: token('surface-inverse'),
  color: token('text-on-inverse'),
  fontSize: token('type-14'),
  lineHeight: '28px',
});

export const viewer = style({
  position: 'fixed',
  inset: 0,
  zIndex: token('layer-dialog'),
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  background: token('surface-page'),
  color: token('text-primary'),
  selectors: { '&:focus': { outline: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-1'),
  padding: `${token('space-2')} ${token('space-4')}`,
  '@media': { [PHONE]: { padding: token('space-2') } },
});
export const place = style({ marginInlineEnd: 'auto', fontSize: token('type-14') });
export const percent = style({ minWidth: '4em', fontSize: token('type-14'), textAlign: 'center' });

/** Pictures may be moved and pinched here, so the browser does neither. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-enlarged]': { cursor: 'grab' }, '&[data-enlarged]:active': { cursor: 'grabbing' } },
  '@media': { [FORCED_COLORS]: { borderBlock: '1px solid CanvasText' } },
});

export const large = style({
  // By its own ratio within both bounds; its size is that of the decision, see zoom.core.ts.
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '100%',
  pointerEvents: 'none',
});

export const turn = style({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  background: token('surface-page'),
  selectors: {
    '&[data-to="previous"]': { insetInlineStart: token('space-3') },
    '&[data-to="next"]': { insetInlineEnd: token('space-3') },
    '[dir="rtl"] &': { transform: 'translateY(-50%) scaleX(-1)' },
  },
});

export const caption = style({
  minHeight: token('space-7'),
  padding: `${token('space-3')} ${token('space-4')} calc(${token('space-3')} + env(safe-area-inset-bottom))`,
  fontSize: token('type-14'),
  lineHeight: 1.6,
  textAlign: 'center',
});
