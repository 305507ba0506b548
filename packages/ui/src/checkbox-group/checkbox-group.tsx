'use client';
import { useEffect, useRef, useState } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceOption } from '../choice-group/choice-group.tsx';
import { advise, adviseHolder } from '../internal/advise.ts';
import { toggleChosen } from '../internal/list-core.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';

type Dropped = 'type' | 'value' | 'onValueChange' | 'defaultValue' | 'count' | 'required';
type Shared = Omit<Extract<ChoiceGroupProps, { type: 'checkbox' }>, Dropped>;

export interface CheckboxGroupProps extends Shared {
  /** Chosen values (controlled); give `onValueChange` as well. */
  value?: readonly string[];
  /** Values chosen at first (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called with all chosen values after each change. */
  onValueChange?: (value: readonly string[]) => void;
  /** Maximum number of choices. One more is refused with the message `refused`. */
  maximum?: number;
  /** Seen and spoken when the maximum refuses one: 'Three at most: Robots was not added'. */
  refused?: (option: ChoiceOption) => string;
  /** How many are chosen, announced as it changes: (2) → '2/3 selected'. */
  count?: (chosen: number) => string;
  /** Validation message for an empty group. It makes the group required. */
  requiredMessage?: string;
}

const NONE: readonly string[] = [];

/**
 * Multiple choice of a few visible options: a ChoiceGroup of checkboxes, controlled or uncontrolled, with a maximum.
 */
export function CheckboxGroup({
  value: given,
  defaultValue = NONE,
  onValueChange,
  maximum,
  refused,
  count,
  requiredMessage,
  error,
  ref,
  ...props
}: CheckboxGroupProps) {
  adviseHolder('CheckboxGroup', given, defaultValue === NONE ? undefined : defaultValue);
  advise(
    maximum !== undefined && !refused,
    'CheckboxGroup: a maximum without `refused` refuses in silence. Say what was not added and why.',
  );
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useControlled('CheckboxGroup', given, defaultValue, onValueChange);
  const [refusal, setRefusal] = useState('');
  useFormReset(fieldset, () => {
    setRefusal('');
    if (given === undefined) setValue(defaultValue);
  });
  // `required` on each checkbox would ask for all of them, so one speaks for the group.
  const missing = (value.length === 0 && requiredMessage) || '';
  useEffect(() => fieldset.current?.querySelector('input')?.setCustomValidity(missing), [missing]);
  const change = (next: readonly string[]) => {
    const added = next.find((option) => !value.includes(option));
    const option = props.options.find((other) => other.value === added);
    if (option && toggleChosen(value, option.value, maximum).refused) return setRefusal(refused?.(option) ?? '');
    setRefusal('');
    setValue(next);
  };
  return (
    <ChoiceGroup
      {...props}
      ref={mergeRefs(fieldset, ref)}
      type="checkbox"
      value={value}
      onValueChange={change}
      error={refusal || error}
      {...(count && { count: count(value.length) })}
    />
  );
}
