'use client';
import { useRef } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice-group/choice-group.tsx';
import { adviseHolder } from '../internal/advise.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';

type Shared = Omit<Extract<ChoiceGroupProps, { type: 'radio' }>, 'type' | 'value' | 'onValueChange' | 'defaultValue'>;

export interface RadioGroupProps extends Shared {
  /** `null`: none yet. */
  value?: string | null;
  /** Value chosen at first (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the chosen value; null when a reset of the form clears it. */
  onValueChange?: (value: string | null) => void;
}

/** Single choice of a few visible options: a ChoiceGroup of radio buttons, controlled or uncontrolled. */
export function RadioGroup({ value: given, defaultValue = null, onValueChange, ref, ...props }: RadioGroupProps) {
  adviseHolder('RadioGroup', given, defaultValue ?? undefined);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useControlled('RadioGroup', given, defaultValue, onValueChange);
  useFormReset(fieldset, () => given === undefined && setValue(defaultValue));
  return <ChoiceGroup {...props} ref={mergeRefs(fieldset, ref)} type="radio" value={value} onValueChange={setValue} />;
}
