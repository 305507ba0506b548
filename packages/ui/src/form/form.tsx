'use client';
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { input, output } from 'zod/v4/core';
import { Button, type ButtonProps } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './form.css.ts';
import { FormContext, fieldId, useFormPlace } from './form-context.ts';
import { type FormFault, type FormProblem, faultsOf, flattenErrors, inOrder, messageAt } from './form-errors.ts';
import { type FormSchema, schemaResolver } from './schema-resolver.ts';

export type { FormProblem } from './form-errors.ts';
export type { FormSchema } from './schema-resolver.ts';

/**
 * A form of react-hook-form whose rules are a schema of zod. Messages come on submit, and from then on as a field changes.
 * `defaultValues` must name every field, or inputs would start without a value.
 */
export const useSchemaForm = <Schema extends FormSchema>(
  schema: Schema,
  options: Omit<UseFormProps<input<Schema>, unknown, output<Schema>>, 'resolver'>,
): UseFormReturn<input<Schema>, unknown, output<Schema>> =>
  useForm({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus.
    shouldFocusError: false,
    ...options,
    resolver: schemaResolver(schema),
  });

export interface FormLabels {
  /** Title of the error list by number of fields: '2 fields need correcting; what you filled in is kept'. */
  invalid: (count: number) => string;
  /** Above the list when the service refused or did not answer. */
  failed: string;
  /** The only line of that list when there are no words from the service: 'Check the network and submit again'. */
  noAnswer: string;
}

export interface FormProps<Values extends FieldValues, Output>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset' | 'noValidate'> {
  /** The form of react-hook-form: what `useForm` returns. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Submits the parsed values. Resolves with the service's errors, or nothing on success. */
  onSubmit: (values: Output) => Promise<FormProblem | undefined> | FormProblem | undefined;
  /** Converts an error thrown by `onSubmit` into errors for the user; rethrows programming errors. */
  problemOf?: (error: unknown) => FormProblem;
  /** Texts of the summary of errors. */
  labels: FormLabels;
}

type Outcome = { status: 'none' } | { status: 'invalid' | 'failed'; attempt: number; faults: FormFault[] };

/**
 * Checks, sends once at a time, and says what is wrong above the fields and at each of them. What was typed stays, whatever
 * the service answers.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, problemOf, labels, className, children, ...rest } = props;
  const prefix = useId();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const attempts = useRef(0);
  const sending = useRef(false);
  const { errors, isSubmitting } = form.formState;

  const shows = (name: string) => document.getElementById(fieldId(prefix, name)) !== null;
  const tell = (status: 'invalid' | 'failed', faults: FormFault[]) => {
    const places = new Map(faults.map(({ name }) => [name, document.getElementById(fieldId(prefix, name))]));
    const names = [...places.entries()]
      .flatMap(([name, element]) => (element ? [{ name, element }] : []))
      .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
      .map(({ name }) => name);
    setOutcome({ status, attempt: attempts.current, faults: inOrder(faults, names) });
  };

  const send = async (values: Output): Promise<FormFault[]> => {
    let problem: FormProblem | undefined;
    try {
      problem = await onSubmit(values);
    } catch (error) {
      problem = problemOf?.(error) ?? {};
    }
    const faults = problem ? faultsOf(problem, shows, labels.noAnswer) : [];
    // Errors, since react-hook-form counts a submit as done unless there are some.
    for (const { name, message } of faults) {
      form.setError(name ? (name as FieldPath<Values>) : 'root', { type: 'service', message });
    }
    return faults;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    attempts.current += 1;
    setOutcome({ status: 'none' });
    let invalid: FormFault[] = [];
    let refused: FormFault[] = [];
    const valid = async (values: Output) => {
      refused = await send(values);
    };
    try {
      await form.handleSubmit(valid, (nested) => {
        invalid = flattenErrors(nested);
      })(event);
    } finally {
      sending.current = false;
    }
    // Only now does the state hold the errors that the lines are read from.
    if (invalid.length > 0) tell('invalid', invalid);
    else if (refused.length > 0) tell('failed', refused);
  };

  const lines =
    outcome.status === 'none'
      ? []
      : outcome.faults.flatMap(({ name, message }) => {
          if (!name) return [{ message }];
          // Errors are recomputed: corrected ones disappear, changed ones get their new message.
          const now = messageAt(errors, name);
          return now ? [{ id: fieldId(prefix, name), message: now }] : [];
        });
  // Gone once all is right, and back with the next submit alone: one that came back would take the focus from a field.
  if (outcome.status !== 'none' && lines.length === 0) setOutcome({ status: 'none' });

  return (
    <FormContext.Provider value={{ prefix, busy: isSubmitting }}>
      <form
        noValidate
        aria-busy={isSubmitting || undefined}
        className={cx(css.form, className)}
        onSubmit={(event) => void submit(event)}
        onReset={(event) => {
          // The browser would empty what react-hook-form fills with its defaults.
          event.preventDefault();
          setOutcome({ status: 'none' });
          form.reset();
        }}
        {...rest}
      >
        {outcome.status !== 'none' && (
          <ErrorSummary
            key={outcome.attempt}
            title={outcome.status === 'failed' ? labels.failed : labels.invalid(lines.length)}
            errors={lines}
          />
        )}
        {children}
      </form>
    </FormContext.Provider>
  );
}

/** Sends the form around it, and shows that it does. */
export function FormSubmit({ kind = 'primary', ...props }: Omit<ButtonProps, 'type' | 'loading'>) {
  const { busy } = useFormPlace('FormSubmit');
  return <Button {...props} kind={kind} type="submit" loading={busy} />;
}
