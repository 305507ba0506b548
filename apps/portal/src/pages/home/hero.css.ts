import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const PHONE = '(max-width: 767px)';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: token('chart-0'),
  '@media': { [PHONE]: { background: token('surface-page') } },
});

/** The port drawn as a chart. Land right, fairway in from the left, soundings where the water is. */
export const chart = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [PHONE]: { height: '200px', bottom: 'auto' } },
});

/** Fades the chart out below the words. */
export const fade = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg, ${token('chart-0')} max(50% + 32px, 710px), transparent max(50% + 180px, 850px))`,
  '@media': {
    [PHONE]: { insetBlockStart: '112px', background: `linear-gradient(transparent, ${token('surface-page')} 56px)` },
  },
});

export const inner = style({
  position: 'relative',
  minHeight: '532px',
  paddingBlock: '72px 64px',
  '@media': { [PHONE]: { minHeight: 0, paddingBlock: '176px 32px' } },
});

export const copy = style({ maxWidth: '640px' });

export const headline = style({
  fontSize: 'clamp(2.25rem, 1.2rem + 3vw, 3.5rem)',
  lineHeight: 1.15,
  letterSpacing: '.01em',
  selectors: { ':root:lang(en) &': { letterSpacing: '-.018em' } },
});

export const lede = style({
  margin: `${token('space-4')} 0 ${token('space-6')}`,
  fontSize: token('type-18'),
  lineHeight: 1.7,
  color: token('text-secondary'),
  textWrap: 'balance',
  '@media': { [PHONE]: { margin: `${token('space-3')} 0 20px`, fontSize: token('type-16') } },
});

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'stretch',
  minHeight: `calc(${token('target-lg')} + 8px)`,
  border: `1px solid ${token('border-control-hover')}`,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  selectors: { '&:focus-within': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' } },
  '@media': { [PHONE]: { gridTemplateColumns: '1fr auto' } },
});

const bare = { border: 0, background: 'none', padding: `0 ${token('space-4')}`, fontSize: token('type-16') };

export const scope = style({
  ...bare,
  appearance: 'none',
  margin: '12px 0',
  color: token('text-secondary'),
  borderInlineEnd: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { display: 'none' } },
});

export const input = style({
  ...bare,
  minWidth: 0,
  outline: 0,
  selectors: { '&::placeholder': { color: token('text-tertiary'), opacity: 1 } },
});

export const submit = style({ margin: '5px', borderRadius: '5px', minHeight: 0 });

export const hot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space-1')} ${token('space-4')}`,
  marginTop: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});

export const hotLink = style({
  display: 'inline-block',
  minHeight: '24px',
  borderBottom: `1px solid ${token('border-strong')}`,
  selectors: { '&:hover': { color: token('text-accent'), borderColor: 'currentColor' } },
});

export const match = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${token('space-1')} ${token('space-5')}`,
  maxWidth: '640px',
  marginTop: token('space-6'),
  padding: `${token('space-4')} ${token('space-4')} ${token('space-4')} ${token('space-5')}`,
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  '@media': {
    [PHONE]: {
      gridTemplateColumns: '1fr',
      gap: token('space-3'),
      padding: token('space-4'),
      marginTop: token('space-5'),
    },
  },
});

export const matchTitle = style({ fontSize: token('type-18'), fontWeight: token('weight-bold'), lineHeight: 1.5 });
export const matchLine = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
