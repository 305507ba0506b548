import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const size = styleVariants({
  12: { fontSize: token('type-12'), lineHeight: token('leading-snug') },
  14: { fontSize: token('type-14'), lineHeight: 1.6 },
  16: {
    fontSize: token('type-16'),
    lineHeight: token('leading-body'),
    selectors: { ':lang(en) &': { lineHeight: 1.6 } },
  },
  18: {
    fontSize: token('type-18'),
    lineHeight: token('leading-body'),
    selectors: { ':lang(en) &': { lineHeight: 1.6 } },
  },
  22: { fontSize: token('type-22'), lineHeight: token('leading-snug') },
});

export const tone = styleVariants({
  primary: { color: token('text-primary') },
  secondary: { color: token('text-secondary') },
  tertiary: { color: token('text-tertiary') },
  accent: { color: token('text-accent') },
  success: { color: token('feedback-success-text') },
  warning: { color: token('feedback-warning-text') },
  danger: { color: token('feedback-danger-text') },
});

export const weight = styleVariants({
  regular: { fontWeight: token('weight-regular') },
  medium: { fontWeight: token('weight-medium') },
  bold: { fontWeight: token('weight-bold') },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** 40 Chinese characters or 72 Latin ones to a line at most. */
export const measure = style({ maxWidth: token('measure') });

/** Custom property: how many lines are shown. */
export const LINES = '--zk-text-lines';

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${LINES})`,
  overflow: 'hidden',
  // Stretched by a grid it would show the line after the last.
  height: 'fit-content',
  // Paper has no way to show the rest.
  '@media': { print: { display: 'block', WebkitLineClamp: 'none' } },
});
