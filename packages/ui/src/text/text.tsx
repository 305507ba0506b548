import type { ComponentProps, ElementType } from 'react';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import * as css from './text.css.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** `span` within a line, `dd`, `figcaption`, `strong` where it is one. */
  as?: ElementType;
  /** In px of the visitor's ordinary size. Without it, that of its surroundings. */
  size?: 12 | 14 | 16 | 18 | 22;
  /** Without it, the colour of its surroundings. A state needs its word beside its colour. */
  tone?: 'primary' | 'secondary' | 'tertiary' | 'accent' | 'success' | 'warning' | 'danger';
  /** Weight of the letters. Without it, that of its surroundings. */
  weight?: 'regular' | 'medium' | 'bold';
  /** Alignment of the lines. Without it, that of its surroundings. */
  align?: 'start' | 'center' | 'end';
  /** Figures of one width, for those that stand below each other. */
  figures?: boolean;
  /** Limits the line length for reading. */
  measure?: boolean;
  /** Visible lines; the rest is clipped but stays readable for screen readers and in-page search. */
  lines?: 1 | 2 | 3 | 4;
}

/** A piece of text by the type scale. A whole article is Prose. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  weight,
  align,
  figures,
  measure,
  lines,
  className,
  style,
  ...props
}: TextProps) {
  const classes = cx(
    size && css.size[size],
    tone && css.tone[tone],
    weight && css.weight[weight],
    align && css.align[align],
    figures && css.figures,
    measure && css.measure,
    lines && css.clamped,
    className,
  );
  const clamp = lines && { style: { ...customProperties({ [css.LINES]: lines }), ...style } };
  return <Element className={classes || undefined} {...(style && { style })} {...clamp} {...props} />;
}
