'use client';
import { type ReactNode, type RefCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useController,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { focusControl } from '../error-summary/focus-control.ts';
import { Field, type FieldControl, type FieldProps } from '../field/field.tsx';
import { fieldId, useFormPlace } from '../form/form-context.ts';
import { messageAt } from '../form/form-errors.ts';

interface FieldOf<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  /** The form's: `form.control`. */
  control: Control<Values, unknown, Output>;
  /** Path of the value: `contact.phone`. */
  name: Name;
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldOf<Values, Name, Output>,
    Omit<FieldProps, 'children' | 'error' | 'id'> {
  /** How the value is read from the input: `{ valueAsNumber: true }`. */
  read?: Pick<RegisterOptions<Values, Name>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'deps'>;
  /** Renders the input with what registers it in the form and links it to label, hint and error. */
  children: (input: FieldControl & FormInput) => ReactNode;
}

type FormInput = Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'>;

/** A Form's field with a native control: spread the given props, `<TextInput {...input} />`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  read,
  children,
  ...props
}: FormFieldProps<Values, Name, Output>) {
  const { prefix } = useFormPlace('FormField');
  const { errors } = useFormState({ control, name });
  const registered = control.register(name, read as RegisterOptions<Values, Name>);
  const { onChange } = registered;
  const { ref, onBlur } = useLateOptions(registered, useWatch({ control, name }));
  return (
    <Field id={fieldId(prefix, name)} error={messageAt(errors, name)} {...props}>
      {(given) => children({ ...given, name, onChange, onBlur, ref })}
    </Field>
  );
}

/**
 * A native select cannot hold a value before the option is there, and options may be read later than the value: leaving it
 * meanwhile keeps the form's value, and the option is chosen once it is rendered.
 */
const useLateOptions = (
  { name, onBlur, ref }: UseFormRegisterReturn,
  value: unknown,
): Pick<UseFormRegisterReturn, 'onBlur' | 'ref'> => {
  const control = useRef<unknown>(null);
  const text = String(value ?? '');
  useLayoutEffect(() => {
    const { current } = control;
    if (isSingle(current) && current.value !== text && offers(current, text)) current.value = text;
  });
  const attach: RefCallback<unknown> = (element) => {
    control.current = element;
    ref(element);
  };
  return {
    ref: attach,
    onBlur: (event: { target: unknown; type?: unknown }) => {
      const { target } = event;
      return onBlur(isSingle(target) && !offers(target, text) ? { type: 'blur', target: { name, value } } : event);
    },
  };
};

const isSingle = (element: unknown): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement && !element.multiple;

const offers = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

/** Props that a FormValue passes to its child. */
export interface FormValueGiven<Value> {
  /** Of the control or group, so that the summary can lead to it. */
  id: string;
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

export interface FormValueProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldOf<Values, Name, Output> {
  /** Renders the control with the current value and the function that changes it. */
  children: (given: FormValueGiven<FieldPathValue<Values, Name>>) => ReactNode;
}

/** A value of a Form around anything that takes `value` and `onValueChange`: a ChoiceGroup, a DatePicker in a Field. */
export function FormValue<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  children,
}: FormValueProps<Values, Name, Output>) {
  const { prefix } = useFormPlace('FormValue');
  const { field, fieldState } = useController({ control, name });
  const id = fieldId(prefix, name);
  const { ref } = field;
  // The form's `shouldFocus` finds the control by its id.
  useEffect(() => ref({ focus: () => focusControl(id) }), [ref, id]);
  return children({
    id,
    name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  });
}
