import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const tray = style({
  position: 'sticky',
  bottom: 'calc(var(--zk-floating-panel, 0px) + 16px)',
  zIndex: token('layer-float'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  marginTop: token('space-5'),
  paddingBlock: '12px',
  paddingInline: '20px 12px',
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-card'),
  background: token('surface-raised'),
  boxShadow: token('depth-float'),
  '@media': {
    [NARROW]: { gridTemplateColumns: '1fr auto', gap: '8px 16px' },
    [PHONE]: {
      // Above the bar of shortcuts, or above the action of a detail page.
      bottom: 'max(var(--zk-floating-panel, 0px), var(--zk-action-bar, 0px))',
      gap: token('space-2'),
      marginInline: '-16px',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderWidth: '1px 0 0',
      borderRadius: 0,
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
});
// Focused elements are not scrolled behind the tray.
globalStyle(`html:has(${tray})`, {
  scrollPaddingBlockEnd: 'calc(var(--zk-floating-panel, 0px) + 112px)',
  '@media': {
    [NARROW]: { scrollPaddingBlockEnd: 'calc(var(--zk-floating-panel, 0px) + 152px)' },
    [PHONE]: { scrollPaddingBlockEnd: 'calc(var(--zk-floating-panel, 0px) + 80px)' },
  },
});
export const label = style({
  fontSize: token('type-14'),
  lineHeight: 1.4,
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { whiteSpace: 'normal' } },
});
globalStyle(`${label} b`, {
  marginInlineStart: token('space-2'),
  fontSize: token('type-18'),
  color: token('text-primary'),
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token('space-2'),
  '@media': {
    [NARROW]: { gridColumn: '1 / -1', gridRow: 2 },
    // The tray keeps to one line, so that it leaves the list free; rows remove their item.
    [PHONE]: { display: 'none' },
  },
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: '44px',
  paddingInline: '10px 4px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: token('radius-control'),
  background: token('surface-selected'),
  fontSize: token('type-14'),
  lineHeight: 1.35,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const free = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  border: `1px dashed ${token('border-control')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-2'),
  '@media': { [PHONE]: { flexWrap: 'nowrap', justifyContent: 'end' } },
});
export const hint = style({ fontSize: token('type-14'), lineHeight: 1.5, color: token('text-tertiary') });
/** In line with those of other rows, whatever a full tray says under it. */
export const toggle = style({ display: 'inline-grid', justifyItems: 'end', fontSize: token('type-14') });
export const refusal = style({
  maxWidth: '14em',
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-tertiary'),
  textAlign: 'end',
  textWrap: 'balance',
});
