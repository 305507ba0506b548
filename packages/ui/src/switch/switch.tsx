'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'size'> {
  /** What is switched. The label never changes with the state. */
  label: ReactNode;
  /** What follows from it, joined to the switch as its description. */
  description?: ReactNode;
  /** Where the words stand. `start`, for a list of settings: words first, the switches in line at the far edge. */
  labelSide?: 'start' | 'end';
}

/**
 * A setting that takes effect at once. A native checkbox that says 'switch': name, value, required, reset and FormData
 * are the browser's. `className` goes to the label around it, all else to the input.
 */
export function Switch({ label, description, labelSide = 'end', className, ...props }: SwitchProps) {
  advise(!label, 'Switch: no label. Name what is on or off.');
  const descriptionId = useId();
  const labelId = useId();
  const describedBy = [props['aria-describedby'], description && descriptionId].filter(Boolean).join(' ');
  return (
    <label className={cx(css.root, className)} data-side={labelSide} data-disabled={props.disabled ? '' : undefined}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: ARIA in HTML forbids aria-checked on a checkbox, whose own state says it.
        role="switch"
        className={css.track}
        aria-labelledby={labelId}
        {...props}
        aria-describedby={describedBy || undefined}
      />
      <span className={css.words}>
        <span id={labelId}>{label}</span>
        {description && (
          <span id={descriptionId} className={css.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
