import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './scale-rule.css.ts';

/** The chart's graduated line, which opens a section. */
export function ScaleRule({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cx(css.scaleRule, className)} {...props} />;
}
