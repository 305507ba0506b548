import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Label of the activity, for assistive technology too. */
  label: string;
  /** Shows the label beside the spinner; otherwise it is read out alone. */
  labelVisible?: boolean;
}

/** Something is under way whose shape is unknown. Where the shape is known, a Skeleton keeps its place. */
export function Spinner({ label, labelVisible, className, ...props }: SpinnerProps) {
  return (
    <span role="status" className={cx(css.spinner, className)} {...props}>
      <span className={css.ring} aria-hidden="true" />
      <span className={labelVisible ? css.text : visuallyHidden}>{label}</span>
    </span>
  );
}
