'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../internal/field-error.tsx';
import { hint as hintClass } from '../internal/field-message.css.ts';
import * as css from './field.css.ts';
import { type CharacterCount, FieldCount } from './field-count.tsx';

/** Props of the field's control. Spread them: `<TextInput {...control} />`. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the control, its accessible name. */
  label: ReactNode;
  /** Explanation below the control, read with it. */
  hint?: ReactNode;
  /** Error message with the correction. */
  error?: string | undefined;
  /** The word for 'optional', shown after the label. Mark what is optional, not what is required. */
  optional?: string;
  /** Passes `required` to the control, so that the form is not sent without a value. */
  required?: boolean;
  /** Counts the characters of a text input or text area. Say the maximum in the hint too where it is short. */
  count?: CharacterCount;
  /** Of the control, and what an ErrorSummary leads to. */
  id?: string;
  /** Renders the control with the id and the ARIA attributes that link it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one control, connected by ARIA. The form needs `noValidate`. */
export function Field({
  label,
  hint,
  error,
  optional,
  required,
  count,
  id,
  className,
  children,
  ...props
}: FieldProps) {
  advise(!label, 'Field: no label. Give its control a visible name; a placeholder is none.');
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const countId = `${controlId}-count`;
  const describedBy = [error && errorId, hint && hintId, count && countId].filter(Boolean).join(' ');
  return (
    <div className={cx(css.field, className)} data-invalid={error ? '' : undefined} {...props}>
      <label className={css.label} htmlFor={controlId}>
        {label}
        {optional && <span className={css.optional}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
        ...(required && { required: true as const }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {(hint || count) && (
        <div className={css.foot}>
          {hint && (
            <p className={hintClass} id={hintId}>
              {hint}
            </p>
          )}
          {count && <FieldCount id={countId} controlId={controlId} {...count} />}
        </div>
      )}
    </div>
  );
}
