import type { ComponentProps } from 'react';
import * as css from './form-value.css.ts';

interface FormValueProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'form' | 'required' | 'disabled'> {
  value: string;
  /** Focuses the real control: the browser focuses this input if the value is missing. */
  onFocus: () => void;
}

/**
 * Native input with the value of a custom control, for form data and validation. It is placed at the foot of its
 * container, where the browser shows its message.
 */
export const FormValue = (props: FormValueProps) => (
  <input
    {...props}
    className={css.value}
    type="text"
    tabIndex={-1}
    aria-hidden="true"
    // Not readOnly: the browser does not validate read-only inputs.
    onChange={() => {}}
  />
);
