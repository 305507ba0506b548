import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './container.css.ts';

/** The page's column: 1200 wide at most, with gutters; `--zk-inset-start` is what something at the window's edge takes. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx(css.container, className)} {...props} />;
}
