import type { ComponentProps, ElementType } from 'react';
import { type Align, align as alignClass } from '../internal/align.css.ts';
import { cx } from '../internal/cx.ts';
import { gap as gapClass, type SpaceStep } from '../internal/steps.css.ts';
import * as css from './stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** `ul`, `form`, `section` where it is one. */
  as?: ElementType;
  /** Gap between children: a step of the space scale, by default 4 (16 px). */
  gap?: SpaceStep;
  /** Alignment across; by default `stretch`. */
  align?: Exclude<Align, 'baseline'>;
}

/** One below the other, with the same room between. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', className, ...props }: StackProps) {
  return <Element className={cx(css.stack, gapClass[gap], alignClass[align], className)} {...props} />;
}
