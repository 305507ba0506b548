'use client';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { advise, adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { EndButton } from '../internal/end-button.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  type NumberProblem,
  type NumberRules,
  problemOf,
  readNumber,
  stepNumber,
  unitLength,
  writeNumber,
} from './number-input.core.ts';
import * as css from './number-input.css.ts';
import { usePressRepeat } from './use-press-repeat.ts';

export type { NumberProblem } from './number-input.core.ts';

export interface NumberInputLabels {
  /** Of the button +: 'Increase'. */
  increase: string;
  /** Of the button −: 'Decrease'. */
  decrease: string;
  /** Validation messages by problem: 'At least 1'. A problem without a message does not block the form. */
  problems?: Partial<Record<NumberProblem, string>>;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'>;

export interface NumberInputProps extends InputProps, NumberRules {
  /** `null` is empty. A number outside the limits stays as typed with an error; it is never changed silently. */
  value?: number | null;
  /** Number at first (uncontrolled). */
  defaultValue?: number | null;
  /** `problem` distinguishes an empty field (`null`) from a text that is no number (`malformed`). Called on hydration if a text was typed before it. */
  onValueChange?: (value: number | null, problem: NumberProblem | null) => void;
  /** After the figure, and read out with it: 万元. */
  unit?: string;
  /** Minimum digits after the point, applied on blur. */
  decimals?: number;
  /** Commas every three digits, applied on blur. The form value has none. */
  grouped?: boolean;
  /** Names of the step buttons, and advice on wrong input. */
  labels: NumberInputLabels;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A figure, typed or stepped. A text input that says 'spin button': the wheel never changes it, and what a Chinese keyboard
 * writes (１２，。) is read. Its form gets plain digits. `className` and `style` go to the box around, all else to the input.
 */
export function NumberInput({
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  decimals = 0,
  grouped = false,
  labels,
  size = 'md',
  name,
  className,
  style,
  ref,
  onKeyDown,
  onChange,
  onFocus,
  onBlur,
  ...props
}: NumberInputProps) {
  adviseControl('NumberInput', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  advise(
    min !== undefined && max !== undefined && max < min,
    `NumberInput: max (${max}) is below min (${min}), so no figure is right. Pass min ≤ max.`,
  );
  advise(step !== 'any' && step <= 0, `NumberInput: step (${step}) is not above 0. Pass a positive step, or 'any'.`);
  const rules: NumberRules = { min, max, step };
  const write = (figure: number | null) => writeNumber(figure, { decimals, grouped });
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlled<number | null>('NumberInput', given, defaultValue, undefined);
  // The text as typed belongs to the value it was read as; any other value replaces it.
  const [draft, setDraft] = useState({ text: write(value), value });
  const [focused, setFocused] = useState(false);
  const [spoken, setSpoken] = useState('');
  const text = draft.value === value ? draft.text : write(value);
  const problem = problemOf(value ?? readNumber(text), rules);
  const message = (problem && labels.problems?.[problem]) ?? '';
  useEffect(() => input.current?.setCustomValidity(message), [message]);
  const hydrated = useHydrated();

  const take = (next: string) => {
    const read = readNumber(next);
    const figure = read === 'malformed' ? null : read;
    setDraft({ text: next, value: figure });
    setValue(figure);
    onValueChange?.(figure, problemOf(read, rules));
  };
  const move = (steps: number) => {
    const next = write(stepNumber(value, steps, rules));
    if (next === text) return false;
    take(next);
    return true;
  };
  const press = (steps: number) => () => {
    const moved = move(steps);
    // The field is not focused, so its new value has to be announced.
    if (moved) setSpoken(`${write(stepNumber(value, steps, rules))}${unit ?? ''}`);
    return moved;
  };
  // A text typed before hydration is in the field already, and its events are over.
  const readEarly = useRef(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) take(typed);
  });
  useEffect(() => readEarly.current(), []);
  const increase = usePressRepeat(press(1));
  const decrease = usePressRepeat(press(-1));
  useFormReset(input, () => {
    if (given !== undefined) return;
    setDraft({ text: write(defaultValue), value: defaultValue });
    setValue(defaultValue);
    onValueChange?.(defaultValue, problemOf(defaultValue, rules));
  });

  const fixed = props.disabled || props.readOnly;
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const steps = STEPS[event.key];
    if (event.defaultPrevented || event.nativeEvent.isComposing || fixed || steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  return (
    <div className={cx(box.box, className)} style={style}>
      <input
        inputMode={min !== undefined && min >= 0 ? (step === 'any' || step % 1 ? 'decimal' : 'numeric') : 'text'}
        autoComplete="off"
        {...props}
        ref={mergeRefs(input, ref)}
        type="text"
        // Until hydration a form is sent with the text as it is.
        name={hydrated ? undefined : name}
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text || undefined}
        aria-describedby={[props['aria-describedby'], unit && unitId].filter(Boolean).join(' ') || undefined}
        aria-invalid={props['aria-invalid'] ?? (problem && !focused ? true : undefined)}
        className={css.input}
        data-size={size}
        data-ends="2"
        data-unit={unit ? '' : undefined}
        style={unit ? customProperties({ '--unit-length': unitLength(unit) }) : undefined}
        value={text}
        onChange={(event) => {
          take(event.target.value);
          onChange?.(event);
        }}
        onKeyDown={key}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          if (value !== null) setDraft({ text: write(value), value });
          onBlur?.(event);
        }}
      />
      {name && hydrated && (
        <input
          type="hidden"
          name={name}
          form={props.form}
          disabled={props.disabled}
          value={value === null ? '' : writeNumber(value)}
        />
      )}
      <span className={box.ends}>
        {unit && (
          <span id={unitId} className={css.unit}>
            {unit}
          </span>
        )}
        {(
          [
            [labels.decrease, Minus, decrease, min !== undefined && value !== null && value <= min],
            [labels.increase, Plus, increase, max !== undefined && value !== null && value >= max],
          ] as const
        ).map(([label, icon, handlers, ended]) => (
          <EndButton
            key={label}
            label={label}
            icon={icon}
            // The arrow keys do the same in the field: a tab stop each would be two too many.
            tabIndex={-1}
            disabled={fixed || ended}
            {...handlers}
          />
        ))}
      </span>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}
