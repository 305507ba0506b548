'use client';
import { Plus, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../internal/field-error.tsx';
import { hint as hintClass } from '../internal/field-message.css.ts';
import { legend as legendClass } from '../internal/legend.css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './form-list.css.ts';
import { useLineKeys } from './use-line-keys.ts';

export interface FormListLabels {
  /** Button that adds a line: 'Add a person'. */
  add: string;
  /** Name of a line by its number, from 1: 'Person 2'. */
  line: (number: number) => string;
  /** Button that removes a line: 'Remove person 2'. */
  remove: (number: number) => string;
  /** Announced after a removal: 'Person 2 removed'. */
  removed: (number: number) => string;
}

/** A line for the function that renders its fields. */
export interface FormListLine<Line> {
  value: Line;
  /** From 1. */
  number: number;
  /** Replaces some of its values. */
  onChange: (change: Partial<Line>) => void;
}

export interface FormListProps<Line extends object>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'value'> {
  /** Title of the list, its accessible name. */
  legend: ReactNode;
  /** Hides the legend visually, for one that a heading above already says. */
  legendHidden?: boolean;
  /** Lines in their order. */
  value: readonly Line[];
  /** Called with the new lines after each change. */
  onValueChange: (value: Line[]) => void;
  /** Makes the line that the button adds. */
  blank: () => Line;
  /** Least number of lines: of so few none can be removed. */
  min?: number;
  /** Greatest number of lines: with so many the button is not shown. */
  max?: number;
  /** `row` for short fields on one line, `block` for a title above the fields of each line. */
  layout?: 'row' | 'block';
  /** Explanation, read with the legend. */
  hint?: ReactNode;
  /** Error message of the list as a whole; those of fields are in the fields. */
  error?: string | undefined;
  /** Texts of buttons and announcements. */
  labels: FormListLabels;
  /** Renders the fields of a line. */
  children: (line: FormListLine<Line>) => ReactNode;
}

const FIELD = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Lines of the same fields, which the user adds and removes. The focus goes to the first field of a new line, and after a
 * removal to the line in its place or to the button that adds one.
 */
export function FormList<Line extends object>({
  legend,
  legendHidden,
  value,
  onValueChange,
  blank,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  layout = 'row',
  hint,
  error,
  labels,
  className,
  id,
  children,
  ...props
}: FormListProps<Line>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAt = useRef<number | null>(null);
  const keys = useLineKeys(value.length);
  const [removed, setRemoved] = useState('');
  const generated = useId();
  const listId = id ?? generated;
  advise(min > max, 'FormList: min is above max, so that no number of lines is right.');
  useEffect(() => {
    if (focusAt.current === null) return;
    const line = list.current?.children[focusAt.current];
    focusAt.current = null;
    (line?.querySelector<HTMLElement>(FIELD) ?? addButton.current)?.focus();
  });
  const add = () => {
    focusAt.current = value.length;
    setRemoved('');
    onValueChange([...value, blank()]);
  };
  const remove = (at: number) => {
    focusAt.current = Math.min(at, value.length - 2);
    keys.remove(at);
    setRemoved(labels.removed(at + 1));
    onValueChange(value.filter((_, index) => index !== at));
  };
  const change = (at: number, part: Partial<Line>) =>
    onValueChange(value.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <fieldset
      id={listId}
      className={cx(css.formList, className)}
      aria-describedby={[error && `${listId}-error`, hint && `${listId}-hint`].filter(Boolean).join(' ') || undefined}
      data-layout={layout}
      data-invalid={error ? '' : undefined}
      {...props}
    >
      <legend className={legendHidden ? visuallyHidden : legendClass}>{legend}</legend>
      <div className={css.body}>
        {hint && (
          <p className={hintClass} id={`${listId}-hint`}>
            {hint}
          </p>
        )}
        {value.length > 0 && (
          <ol ref={list} className={css.lines}>
            {value.map((line, at) => (
              <li key={keys.of(at)} className={css.line}>
                <fieldset className={css.lineFields}>
                  <legend className={layout === 'block' ? css.lineTitle : visuallyHidden}>{labels.line(at + 1)}</legend>
                  <div className={css.fields}>
                    {children({ value: line, number: at + 1, onChange: (part) => change(at, part) })}
                  </div>
                </fieldset>
                <IconButton
                  className={css.remove}
                  icon={X}
                  label={labels.remove(at + 1)}
                  disabled={value.length <= min}
                  onClick={() => remove(at)}
                />
              </li>
            ))}
          </ol>
        )}
        {value.length < max && (
          <Button ref={addButton} size="sm" kind="quiet" onClick={add}>
            <Icon as={Plus} />
            {labels.add}
          </Button>
        )}
        <p role="status" className={visuallyHidden}>
          {removed}
        </p>
        <div role="alert" className={css.alert}>
          {error && <FieldError id={`${listId}-error`}>{error}</FieldError>}
        </div>
      </div>
    </fieldset>
  );
}
