import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const drop = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '100%',
  zIndex: token('layer-popover'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: `0 0 ${token('radius-card')} ${token('radius-card')}`,
  background: token('surface-raised'),
  boxShadow: token('depth-float'),
  overflow: 'hidden',
});
export const box = style({ position: 'relative', display: 'flex', minHeight: '100%' });
export const list = style({ width: '232px', paddingBlock: token('space-2') });
/** Without sub-menus it is as wide as the foot. */
globalStyle(`${list}:only-child`, { flex: 1 });
globalStyle(`${list} > li`, { display: 'flex', alignItems: 'center' });
globalStyle(`${drop} :is(a, span[role])`, {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-2'),
  minHeight: '44px',
  paddingInline: token('space-4'),
  lineHeight: token('leading-tight'),
});
globalStyle(`${drop} small`, { flex: 'none', fontSize: token('type-12'), color: token('text-tertiary') });
globalStyle(`${drop} a:focus-visible`, { outlineOffset: '-3px' });
globalStyle(`${drop} a:hover`, { color: token('text-accent') });
globalStyle(`${drop} [aria-disabled]`, { color: token('text-disabled'), cursor: 'not-allowed' });
globalStyle(`${list} > [data-shown="true"]`, { background: token('accent-soft'), color: token('accent-on-soft') });
export const chevron = style({
  flex: 'none',
  marginInlineEnd: token('space-3'),
  color: token('text-tertiary'),
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const sub = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '232px',
  width: '192px',
  paddingBlock: token('space-2'),
  overflow: 'auto',
  color: token('text-primary'),
});
globalStyle(`${sub} > li`, { display: 'flex' });
export const subGround = style({ width: '192px', borderInlineStart: `1px solid ${token('border-hairline')}` });
export const foot = style({
  display: 'flex',
  borderBlockStart: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
  fontSize: token('type-14'),
});
globalStyle(`${foot} > li`, { flex: 1, display: 'flex' });
globalStyle(`${foot} > li + li`, { borderInlineStart: `1px solid ${token('border-hairline')}` });
/** A figure lies below its entry, so that several stand beside one another in a narrow panel. */
globalStyle(`${foot} :is(a, span[role])`, {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 0,
  paddingBlock: token('space-1'),
  whiteSpace: 'nowrap',
});
