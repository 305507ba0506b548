import type { ComponentProps } from 'react';
import { adviseControl } from '../internal/advise.ts';
import { control } from '../internal/control.css.ts';
import { cx } from '../internal/cx.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** `lg` for the only question of a view. */
  size?: 'md' | 'lg';
}

/** One line of text. Put it in a Field, which names it. */
export function TextInput({ size = 'md', className, type = 'text', ...props }: TextInputProps) {
  adviseControl('TextInput', props);
  return <input type={type} data-size={size} className={cx(control, className)} {...props} />;
}
