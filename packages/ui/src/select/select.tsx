import type { ComponentProps } from 'react';
import { adviseControl } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './select.css.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/** The browser's own select, children are `<option>`s: it works with every keyboard, phone and screen reader. */
export function Select({ size = 'md', className, ...props }: SelectProps) {
  adviseControl('Select', props);
  return <select data-size={size} className={cx(css.select, className)} {...props} />;
}
