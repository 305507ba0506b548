import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE, WIDE } from '../../packages/ui/src/media/media.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';

const hairline = `1px solid ${token('border-hairline')}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space-7'),
  maxWidth: token('content'),
  marginInline: 'auto',
});
export const title = style({ marginBottom: token('space-2'), fontSize: token('type-36'), lineHeight: 1.3 });
export const heading = style({ marginBottom: token('space-4'), fontSize: token('type-22') });
export const lede = style({ maxWidth: token('measure'), color: token('text-secondary') });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: token('space-3'),
});
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: token('space-3'),
  alignItems: 'center',
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
export const colour = style({
  width: '40px',
  height: '40px',
  border: hairline,
  borderRadius: token('radius-control'),
  forcedColorAdjust: 'none',
});
export const value = style({ display: 'block', color: token('text-tertiary'), fontSize: token('type-12') });

/** Two of a kind, to be compared. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: token('space-7'),
  alignItems: 'start',
});
export const specimen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') });
export const specimenName = style({ fontSize: token('type-22') });
/** A date is not broken in two. */
export const whole = style({ whiteSpace: 'nowrap' });
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-3') });

/** Wide tables scroll in their own box; the page never does. */
export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: token('type-14') });
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 0',
  paddingInlineEnd: token('space-3'),
  borderBottom: hairline,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
/** A table of texts: its cells wrap, and it scrolls where they would be too narrow. */
export const wrapping = style({ minWidth: '60rem', lineHeight: token('leading-snug') });
globalStyle(`${wrapping} th, ${wrapping} td`, { verticalAlign: 'top' });
globalStyle(`${wrapping} td`, { whiteSpace: 'normal' });
globalStyle(`${table} thead th`, { color: token('text-tertiary'), fontWeight: token('weight-regular') });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: token('space-4'),
  alignItems: 'baseline',
  padding: `${token('space-2')} 0`,
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const sample = style({ overflowWrap: 'anywhere', lineHeight: token('leading-snug') });
export const bar = style({ height: '16px', background: token('accent-solid'), forcedColorAdjust: 'none' });
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: token('space-5'),
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '96px',
  padding: token('space-3'),
  background: token('surface-raised'),
  border: hairline,
  fontSize: token('type-14'),
  textAlign: 'center',
});
export const floating = style({ boxShadow: token('depth-float'), borderColor: 'transparent' });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: token('space-4'),
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: token('space-2'),
  color: token('text-secondary'),
  fontSize: token('type-12'),
});
export const moving = style({
  width: '48px',
  height: '48px',
  background: token('accent-solid'),
  borderRadius: token('radius-control'),
  transitionProperty: 'transform',
  transitionTimingFunction: token('motion-ease'),
  selectors: { '&[data-away]': { transform: 'translateX(160px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const listing = style({
  marginTop: token('space-4'),
  padding: token('space-4'),
  overflowX: 'auto',
  background: token('surface-sunken'),
  border: hairline,
  fontSize: token('type-14'),
  lineHeight: 1.6,
});
globalStyle(`${listing} pre`, { margin: 0 });
export const listingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
});

export const steps = style({
  display: 'grid',
  gap: token('space-2'),
  maxWidth: token('measure'),
  paddingInlineStart: token('space-5'),
  color: token('text-secondary'),
  listStyle: 'disc',
  selectors: { 'ol&': { listStyle: 'decimal' } },
});
export const note = style([lede, { marginBottom: token('space-3') }]);
export const subheading = style({ marginBlock: `${token('space-5')} ${token('space-2')}`, fontSize: token('type-18') });
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space-1')} ${token('space-4')}`,
  fontSize: token('type-14'),
});
/** A row whose name is a phrase with a note below. */
export const wideRow = style([row, { '@media': { [WIDE]: { gridTemplateColumns: '320px minmax(0, 1fr)' } } }]);
