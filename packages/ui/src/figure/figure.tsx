import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './figure.css.ts';

/** An emphasised number: the 6 of '6 days left'. */
export function Figure({ className, ...props }: ComponentProps<'b'>) {
  return <b className={cx(css.figure, className)} {...props} />;
}
