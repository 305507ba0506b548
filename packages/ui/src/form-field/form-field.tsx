'use client';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useController,
  useFormState,
} from 'react-hook-form';
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
  const { onChange, onBlur, ref } = control.register(name, read as RegisterOptions<Values, Name>);
  return (
    <Field id={fieldId(prefix, name)} error={messageAt(errors, name)} {...props}>
      {(given) => children({ ...given, name, onChange, onBlur, ref })}
    </Field>
  );
}

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
  return children({
    id: fieldId(prefix, name),
    name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  });
}
