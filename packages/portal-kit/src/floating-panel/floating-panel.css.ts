import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { REDUCED_MOTION } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const BAR = 'screen and (max-width: 1023px)';
/** Between a bar and a window whose margin beside the content holds names. */
const NARROW = 'screen and (min-width: 1024px) and (max-width: 1375px)';
const WIDE = 'screen and (min-width: 1376px)';
/** A window of this height (a phone at 200 % zoom) has no room for a fixed bar; the bar is at the page's end. */
const LOW = 'screen and (max-width: 1023px) and (max-height: 479px)';

const HAIRLINE = `1px solid ${token('border-hairline')}`;

export const panel = style({
  position: 'fixed',
  insetInlineStart: token('space-4'),
  insetBlockStart: '50%',
  zIndex: token('layer-float'),
  transform: 'translateY(-50%)',
  fontSize: token('type-12'),
  lineHeight: 1.35,
  color: token('text-secondary'),
  selectors: { '[data-comfort="on"] &': { insetInlineStart: token('space-1') } },
  '@media': {
    [LOW]: { position: 'static' },
    // One bar at the lower edge: a page's own action has it.
    [BAR]: {
      inset: 'auto 0 0',
      transform: 'none',
      selectors: { 'html:has([data-bar]) &': { position: 'static' } },
    },
    print: { display: 'none' },
  },
});

export const list = style({
  width: '5.4em',
  border: HAIRLINE,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  '@media': {
    [BAR]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      width: 'auto',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      border: 0,
      borderRadius: 0,
      borderBlockStart: `1px solid ${token('border-strong')}`,
    },
  },
});
globalStyle(`${list} > li`, { position: 'relative', '@media': { [BAR]: { position: 'static' } } });
globalStyle(`${list} > li + li`, { borderBlockStart: HAIRLINE, '@media': { [BAR]: { border: 0 } } });

export const action = style({
  // Twice: the way to the top brings a place of its own.
  selectors: {
    '&&': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column-reverse',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      inset: 'auto',
      width: '100%',
      minHeight: token('target-lg'),
      padding: '10px 2px',
      border: 0,
      borderRadius: '7px',
      background: 'none',
      boxShadow: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'center',
      animation: 'none',
      '@media': { [BAR]: { gap: token('space-1'), minHeight: '56px', padding: '6px 2px', borderRadius: 0 } },
    },
    '&&:is(:hover, [aria-expanded="true"])': { background: token('accent-soft'), color: token('accent-on-soft') },
    '&&[aria-disabled]': { background: 'none', color: token('text-disabled'), cursor: 'not-allowed' },
  },
});
globalStyle(`${action}:focus-visible`, { outlineOffset: '-3px' });

export const label = style({
  maxWidth: '100%',
  textWrap: 'balance',
  // A fifth of the narrowest phone holds the longest word.
  '@media': { [BAR]: { fontSize: `min(${token('type-12')}, 4vw)` } },
});
globalStyle(`${label} > small`, { display: 'block', fontSize: token('type-12'), color: token('text-tertiary') });

export const portrait = style({
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  objectFit: 'cover',
  '@media': { [BAR]: { width: '20px', height: '20px' } },
});
globalStyle(`svg${portrait} > rect`, { fill: token('accent-soft') });
globalStyle(`svg${portrait} > :is(circle, path)`, { fill: token('text-accent') });
globalStyle(`[aria-disabled] > ${portrait}`, { opacity: 0.5 });

/** Only where the panel is narrow, and beyond the first screens. */
export const top = style({ display: 'none' });

export const fly = style({
  position: 'absolute',
  insetInlineStart: `calc(100% + ${token('space-2')})`,
  insetBlockEnd: 0,
  width: '16.5rem',
  maxWidth: 'calc(100vw - 24px)',
  padding: `${token('space-3')} ${token('space-4')} ${token('space-1')}`,
  border: HAIRLINE,
  borderRadius: token('radius-card'),
  background: token('surface-raised'),
  boxShadow: token('depth-float'),
  color: token('text-tertiary'),
  '@media': { [BAR]: { insetInline: 'auto 12px', insetBlockEnd: `calc(100% + ${token('space-2')})` } },
});
globalStyle(`${fly} > p`, { paddingBlockEnd: token('space-2') });
globalStyle(`${fly} a`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
  minHeight: '56px',
  paddingBlock: token('space-2'),
  borderBlockStart: HAIRLINE,
});
globalStyle(`${fly} a:hover`, { color: token('text-accent') });
globalStyle(`${fly} a > svg`, { flex: 'none' });
globalStyle(`${fly} b`, {
  display: 'block',
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  color: token('text-primary'),
});
globalStyle(`${fly} a:hover b`, { color: token('text-accent') });

/** At the edge and 48 wide: always in a narrower window, and in a wide one once it has moved. */
const docked = (of: string, rule: GlobalStyleRule) => {
  globalStyle(`${panel}${of}`, { '@media': { [NARROW]: rule } });
  globalStyle(`${panel}[data-moved="true"]${of}`, { '@media': { [WIDE]: rule } });
};
docked('', { insetInlineStart: 0 });
docked(` > ${list}`, {
  width: token('target-lg'),
  borderInlineStart: 0,
  borderRadius: `0 ${token('radius-card')} ${token('radius-card')} 0`,
});
docked(` ${action}${action}`, { width: '100%', minHeight: token('target-lg'), padding: 0 });
docked(` ${portrait}`, { width: '28px', height: '28px' });
docked(` ${label}`, {
  position: 'absolute',
  insetInlineStart: '100%',
  maxWidth: 'none',
  marginInlineStart: token('space-2'),
  padding: `${token('space-1')} ${token('space-3')}`,
  border: `1px solid ${token('border-on-inverse')}`,
  borderRadius: token('radius-control'),
  background: token('surface-inverse'),
  color: token('text-on-inverse'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${token('motion-state')}`,
});
docked(` ${label} > small`, { color: token('text-on-inverse-muted') });
docked(` > [data-hushed="false"] ${action}:is(:hover, :focus-visible):not([aria-expanded="true"]) > ${label}`, {
  opacity: 1,
  pointerEvents: 'auto',
});
globalStyle(`${panel}[data-moved="true"] ${top}`, {
  '@media': { [NARROW]: { display: 'block' }, [WIDE]: { display: 'block' } },
});
globalStyle(label, { '@media': { [REDUCED_MOTION]: { transition: 'none' } } });
