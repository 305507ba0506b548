import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './neatline.css.ts';

/** The chart's alternating border: closes the hero, opens the footer. */
export function Neatline({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cx(css.neatline, className)} {...props} />;
}
