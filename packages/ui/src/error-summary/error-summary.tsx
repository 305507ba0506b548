'use client';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import * as css from './error-summary.css.ts';
import { focusControl } from './focus-control.ts';

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heading above the errors: 'Please correct 2 fields'. */
  title: string;
  /** `id` is a control's, a Field's or a ChoiceGroup's; none for what concerns the form as a whole. */
  errors: readonly { id?: string; message: string }[];
}

/**
 * All that hinders a form, above it. Takes focus when it appears, so that it is read at once; each line leads to
 * its field. A second failed submit must be read again: give it a `key` that counts the attempts.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ title, errors, className, ref, ...props }: ErrorSummaryProps) {
  const own = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => own.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are links to them
    <div
      ref={mergeRefs(own, ref)}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(css.summary, className)}
      {...props}
    >
      <p id={titleId} className={css.title}>
        {title}
      </p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a
                className={css.link}
                href={`#${id}`}
                onClick={(event) => {
                  // The address stays as it is: it is the page's, not the form's.
                  if (focusControl(id)) event.preventDefault();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
