import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { tick } from '../internal/tick.css.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Text beside the box, which names it and can be clicked. */
  label: ReactNode;
}

/** A single checkbox with its label. `className` is set on the label, other props on the input. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cx(css.checkbox, className)} data-disabled={props.disabled ? '' : undefined}>
      <input type="checkbox" className={tick} {...props} />
      <span>{label}</span>
    </label>
  );
}
