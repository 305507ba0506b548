import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../packages/ui/src/media/media.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';

const hairline = `1px solid ${token('border-hairline')}`;

// Storybook's own wrapper is white whatever the theme.
globalStyle('.sbdocs.sbdocs-wrapper', { padding: 0, background: token('surface-page') });
globalStyle('.sbdocs.sbdocs-content', { maxWidth: 'none' });

export const page = style({
  maxWidth: '1040px',
  padding: `${token('space-6')} 40px ${token('space-9')}`,
  marginInline: 'auto',
  background: token('surface-page'),
  color: token('text-primary'),
  fontSize: token('type-16'),
  lineHeight: token('leading-body'),
  '@media': { [PHONE]: { padding: `${token('space-5')} ${token('space-4')} ${token('space-7')}` } },
});

export const faint = style({ color: token('text-tertiary'), fontSize: token('type-14') });
export const need = style([faint, { whiteSpace: 'nowrap' }]);
export const note = style({
  margin: `${token('space-2')} 0 ${token('space-3')}`,
  color: token('text-tertiary'),
  fontSize: token('type-14'),
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${token('space-1')} ${token('space-4')}`,
  margin: `${token('space-1')} 0 ${token('space-2')}`,
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  lineHeight: token('leading-tight'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const otherName = style({
  color: token('text-tertiary'),
  fontSize: token('type-18'),
  fontWeight: token('weight-regular'),
});
export const lede = style({
  maxWidth: token('measure'),
  color: token('text-secondary'),
  fontSize: token('type-18'),
  lineHeight: 1.7,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  marginTop: token('space-5'),
  borderBlock: `1px solid ${token('border-strong')}`,
});
export const fact = style({ padding: `${token('space-3')} 0`, paddingInlineEnd: token('space-4') });
export const factLabel = style({ color: token('text-tertiary'), fontSize: token('type-12'), lineHeight: 1.6 });
export const factValue = style({ fontWeight: token('weight-strong'), lineHeight: 1.6 });
export const factNote = style({
  display: 'block',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
});

export const section = style({ minWidth: 0, marginTop: '56px' });
export const heading = style({
  marginBottom: token('space-4'),
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: token('leading-snug'),
});

/** Two sections side by side, where both are there. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  columnGap: '56px',
  alignItems: 'start',
});

export const anatomy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${token('space-5')} ${token('space-7')}`,
  alignItems: 'start',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' } },
});
export const specimen = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '160px',
  padding: token('space-5'),
  overflow: 'auto',
  border: hairline,
  borderRadius: token('radius-card'),
});
export const parts = style({ fontSize: token('type-14'), lineHeight: 1.6 });
export const part = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(90px, auto) minmax(0, 1fr)',
  gap: token('space-3'),
  alignItems: 'baseline',
  padding: '10px 0',
  borderTop: hairline,
  color: token('text-secondary'),
});
globalStyle(`${part} > code`, { color: token('text-primary'), fontWeight: token('weight-strong') });
const numbered = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: token('radius-full'),
  background: token('chart-ink'),
  color: token('surface-page'),
  fontSize: token('type-12'),
  lineHeight: 1,
});
export const pin = style([
  numbered,
  {
    selectors: {
      '&[data-absent]': {
        border: `1px solid ${token('border-control')}`,
        background: 'none',
        color: token('text-secondary'),
      },
    },
  },
]);
export const marker = style([
  numbered,
  // Seen on a part of its own colour too.
  { position: 'absolute', outline: `2px solid ${token('surface-page')}`, pointerEvents: 'none' },
]);
export const pointedPart = style({
  position: 'absolute',
  outline: `2px solid ${token('focus-ring')}`,
  pointerEvents: 'none',
});

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '1px',
  selectors: {
    // As wide as their windows: see states.tsx.
    '&[data-framed="large"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))' },
  },
});
export const state = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  outline: hairline,
  fontSize: token('type-14'),
  selectors: { '&[data-whole]': { gridColumn: '1 / -1' } },
});
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  minWidth: 0,
  padding: `${token('space-5')} ${token('space-4')}`,
  overflow: 'auto',
  // Small windows are many: their page stays short.
  selectors: { '[data-framed="small"] &': { paddingBlock: token('space-3') } },
});
export const stateName = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-2'),
  padding: `${token('space-2')} ${token('space-4')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
});
globalStyle(`${stateName} a`, { color: token('text-accent') });
export const frame = style({ border: hairline, background: token('surface-page') });
/** A window that is shown smaller; its own size is that of the window, from its left in every direction of text. */
export const scaledFrame = style({ overflow: 'hidden', maxWidth: '100%', direction: 'ltr' });
globalStyle(`${scaledFrame} > iframe`, { display: 'block', maxWidth: 'none', transformOrigin: 'top left' });
export const stateLinks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-3') });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: token('type-14') });
globalStyle(`${table} th, ${table} td`, {
  padding: `${token('space-2')} 0`,
  paddingInlineEnd: token('space-3'),
  borderBottom: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: token('text-tertiary'), fontWeight: token('weight-regular') });
export const key = style({
  display: 'inline-block',
  minWidth: '26px',
  padding: '0 7px',
  marginInlineEnd: token('space-1'),
  border: `1px solid ${token('border-control')}`,
  borderBottomWidth: '2px',
  borderRadius: token('radius-control'),
  fontFamily: token('font-text'),
  fontSize: token('type-12'),
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const transcript = style({
  marginBottom: token('space-4'),
  borderTop: `1px solid ${token('border-strong')}`,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  gap: token('space-3'),
  alignItems: 'baseline',
  padding: `${token('space-2')} 0`,
  borderBottom: hairline,
  fontSize: token('type-14'),
  lineHeight: 1.6,
});

export const contractPart = style({ marginBottom: token('space-6') });
export const partName = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
/** A name is not broken in two. */
export const whole = style({ whiteSpace: 'nowrap', fontSize: token('type-14') });
/** Breaks between words alone as long as there is room: `anywhere` would let the column get narrower than 'boolean'. */
export const code = style({ overflowWrap: 'break-word', fontSize: token('type-12') });

export const tokenColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: `0 56px`,
  alignItems: 'start',
});
export const tokens = style({ fontSize: token('type-14') });
export const tokenRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: token('space-3'),
  padding: `6px 0`,
  borderBottom: hairline,
});
export const swatch = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  border: hairline,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
});

export const contrastPairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  columnGap: token('space-7'),
  fontSize: token('type-14'),
});
