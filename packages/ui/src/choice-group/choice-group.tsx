'use client';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../internal/field-error.tsx';
import { hint as hintClass } from '../internal/field-message.css.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './choice-group.css.ts';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

interface Common extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'value'> {
  /** Question of the group, its accessible name. */
  legend: ReactNode;
  /** For a legend that a heading above already says. */
  legendHidden?: boolean;
  /** Name of the inputs, under which the form sends what is chosen. */
  name: string;
  /** Answers in the order in which they are shown. */
  options: readonly ChoiceOption[];
  /** On a phone always 1. */
  columns?: 1 | 2 | 3;
  /** Explanation, read with the question. */
  hint?: ReactNode;
  /** Error message with the correction, shown below the answers. */
  error?: string | undefined;
  /** How many are chosen ('2/3 selected'), announced as it changes. */
  count?: string;
  /** Whether an answer has to be chosen. */
  required?: boolean;
}

interface Several {
  /** `checkbox` for several answers, `radio` for one. */
  type: 'checkbox';
  /** Values of the chosen answers; of `radio` one value, or null for none yet. */
  value: readonly string[];
  /** Called with the new value after each change. */
  onValueChange: (value: string[]) => void;
}

interface Single {
  type: 'radio';
  value: string | null;
  onValueChange: (value: string) => void;
}

export type ChoiceGroupProps = Common & (Several | Single);

/** One question with its answers laid open: several of them (`checkbox`) or one (`radio`). Native inputs throughout. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, legendHidden, name, options, columns = 1, hint, error, count, required, ...rest } = props;
  const { type, value, onValueChange, className, id, ref, ...root } = rest;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  advise(!legend, 'ChoiceGroup: no legend. Ask the question there; legendHidden hides it where a heading says it.');
  advise(
    new Set(options.map((option) => option.value)).size < options.length,
    'ChoiceGroup: two options of one value. Give each its own, or one click chooses both.',
  );
  const generated = useId();
  const groupId = id ?? generated;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const isChosen = (option: string) =>
    props.type === 'checkbox' ? props.value.includes(option) : props.value === option;
  // The browser puts the first choice back by itself; what is chosen is for the owner of `value` to say.
  useFormReset(fieldset, () => {
    for (const input of fieldset.current?.querySelectorAll('input') ?? []) input.checked = isChosen(input.value);
  });
  const choose = (option: string) => {
    if (props.type === 'radio') return props.onValueChange(option);
    const others = props.value.filter((chosen) => chosen !== option);
    props.onValueChange(others.length < props.value.length ? others : [...others, option]);
  };
  return (
    <fieldset
      id={groupId}
      className={cx(css.group, className)}
      aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
      data-invalid={error ? '' : undefined}
      {...(type === 'radio' && {
        role: 'radiogroup',
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {...root}
      ref={mergeRefs(fieldset, ref)}
    >
      <legend className={legendHidden ? visuallyHidden : css.legend} data-counted={count ? '' : undefined}>
        {legend}
      </legend>
      {count && (
        <p className={css.count} role="status" data-in-flow={legendHidden ? '' : undefined}>
          {count}
        </p>
      )}
      <div className={css.body}>
        {hint && (
          <p className={hintClass} id={hintId}>
            {hint}
          </p>
        )}
        <div className={cx(css.choices, css.stack)} data-columns={columns}>
          {options.map((option) => (
            <label key={option.value} className={css.choice} data-disabled={option.disabled ? '' : undefined}>
              <input
                className={css.input}
                type={type}
                name={name}
                value={option.value}
                checked={isChosen(option.value)}
                disabled={option.disabled}
                required={type === 'radio' && required}
                aria-invalid={(type === 'checkbox' && !!error) || undefined}
                onChange={() => choose(option.value)}
              />
              <span className={css.frame} aria-hidden="true" />
              <span className={css.label}>{option.label}</span>
              {option.description && <span className={css.description}>{option.description}</span>}
            </label>
          ))}
        </div>
        <div role="alert" className={css.live}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      </div>
    </fieldset>
  );
}
