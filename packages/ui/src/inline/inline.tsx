import type { ComponentProps, ElementType } from 'react';
import { type Align, align as alignClass, type Justify, justify as justifyClass } from '../internal/align.css.ts';
import { cx } from '../internal/cx.ts';
import { gap as gapClass, type SpaceStep } from '../internal/steps.css.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends ComponentProps<'div'> {
  /** `ul`, `nav`, `p` where it is one. */
  as?: ElementType;
  /** Gap between children, and between lines when they wrap; by default 2 (8 px). */
  gap?: SpaceStep;
  /** Alignment across the line. */
  align?: Align;
  /** Distribution along the line. */
  justify?: Justify;
  /** `false` keeps one line: only where the narrowest screen has room for it. */
  wrap?: boolean;
}

/** Beside each other, on as many lines as they need. */
export function Inline({
  as: Element = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...props
}: InlineProps) {
  const classes = cx(
    css.inline,
    !wrap && css.noWrap,
    gapClass[gap],
    alignClass[align],
    justifyClass[justify],
    className,
  );
  return <Element className={classes} {...props} />;
}
