import type { ComponentProps } from 'react';
import * as css from './form-value.css.ts';

interface FormValueProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'form' | 'required' | 'disabled'> {
  value: string;
  /** Gives the focus to what a person chooses with: the browser leads here when a choice is missing. */
  onFocus: () => void;
}

/** What a form gets, and misses, of a control that the browser does not know. It lies at the foot of what is around it. */
export const FormValue = (props: FormValueProps) => (
  <input
    {...props}
    className={css.value}
    type="text"
    tabIndex={-1}
    aria-hidden="true"
    // Not readOnly, which the browser would not check.
    onChange={() => {}}
  />
);
