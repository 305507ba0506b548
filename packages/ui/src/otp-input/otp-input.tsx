'use client';
import type { ComponentProps } from 'react';
import { adviseControl } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { codeIn } from './otp-input.core.ts';
import * as css from './otp-input.css.ts';

export interface OtpInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'maxLength'> {
  /** Digits of the code. */
  length?: number;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * A code of digits that was sent to a phone. One text input over drawn cells, so that the system fills it in, pasting takes a
 * whole message, and a screen reader meets one field. `className` and `style` go to the box around, all else to the input.
 */
export function OtpInput({ length = 6, size = 'md', className, style, onChange, ...props }: OtpInputProps) {
  adviseControl('OtpInput', props);
  const isInvalid = props['aria-invalid'] === true || props['aria-invalid'] === 'true';
  return (
    <span
      className={cx(css.otp, className)}
      style={{ ...customProperties({ [css.LENGTH]: length }), ...style }}
      {...(isInvalid && { 'data-invalid': '' })}
      {...(props.disabled && { 'data-disabled': '' })}
    >
      <span className={css.clip}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          {...props}
          // By its pattern a browser would call a code invalid while it is typed.
          aria-invalid={isInvalid}
          type="text"
          className={css.input}
          data-size={size}
          onChange={(event) => {
            const { currentTarget: input } = event;
            // Written back only where it differs, as that moves the caret to the end. A `maxLength` would cut a pasted message.
            const code = codeIn(input.value, length);
            if (code !== input.value) input.value = code;
            onChange?.(event);
          }}
        />
      </span>
      <span className={css.cells} aria-hidden="true">
        {Array.from({ length }, (_, place) => place).map((place) => (
          <span key={place} className={css.cell} />
        ))}
      </span>
    </span>
  );
}
