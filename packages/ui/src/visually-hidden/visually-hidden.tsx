import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './visually-hidden.css.ts';

/** Text for assistive technology alone. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cx(css.visuallyHidden, className)} {...props} />;
}
