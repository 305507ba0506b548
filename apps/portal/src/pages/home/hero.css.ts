import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

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
  // Chinese breaks after its comma, and elsewhere only where it must.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
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
