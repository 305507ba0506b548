'use client';
import { type ComponentProps, type KeyboardEvent, useEffect, useMemo } from 'react';
import { advise, adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { FieldAdvice } from '../internal/field-advice.tsx';
import { filterOptions, type ListOption } from '../internal/list-core.ts';
import { ListOpener } from '../internal/list-opener.tsx';
import { ListPopup } from '../internal/list-popup.tsx';
import { listText } from '../internal/list-text.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useAdvice } from '../internal/use-advice.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useListPopup } from '../internal/use-list-popup.ts';
import { useTypedText } from '../internal/use-typed-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './time-picker.css.ts';
import { isTime, type TimeLimits, type TimeProblem, timeIn, timesOf } from './time-reading.core.ts';

export type { TimeProblem };

export interface TimePickerLabels {
  /** Of the button that opens the list: 'Show times'. */
  open: string;
  /** Name of the list. */
  list: string;
  /** Announced with the number of times in the list: (3) → '3 times'. */
  count: (times: number) => string;
  /** Error message for a typed text, with the correction. */
  advice: (problem: TimeProblem) => string;
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange' | 'children'
>;

export interface TimePickerProps extends InputProps {
  /** `HH:mm`; null while empty. */
  value?: string | null;
  /** Time chosen at first, `HH:mm` (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the time, `HH:mm`; null when the field is emptied, or its text cannot be taken. */
  onValueChange?: (value: string | null) => void;
  /** Called with the problem of the typed text, null without one. The field shows `labels.advice` of it itself. */
  onProblem?: (problem: TimeProblem | null) => void;
  /** Texts of the button, of the list and of the advice. */
  labels: TimePickerLabels;
  /** First time that can be chosen, `HH:mm`. */
  min?: string;
  /** Last time that can be chosen, `HH:mm`. */
  max?: string;
  /** Minutes between two times, counted from midnight. `any`: every minute can be typed, each half hour is listed. */
  step?: number | 'any';
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/** Times are found without leading zero and colon too. */
const optionsOf = (limits: TimeLimits): ListOption[] =>
  timesOf(limits).map((time) => {
    const short = time.replace(/^0/, '');
    return { value: time, label: time, keywords: [time.replace(':', ''), short.replace(':', ''), short] };
  });

/**
 * A time of day on the 24-hour clock, typed in any usual way or chosen from a list. The form gets `name` as `HH:mm`.
 * `className` and `style` go to the box around, all else to the input: spread what a Field gives.
 */
export function TimePicker({
  value: given,
  defaultValue = null,
  onValueChange,
  onProblem,
  labels,
  min,
  max,
  step = 30,
  size = 'md',
  name,
  form,
  className,
  style,
  ref,
  onKeyDown,
  onClick,
  onCompositionEnd,
  ...props
}: TimePickerProps) {
  adviseControl('TimePicker', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  advise(
    typeof given === 'string' && !isTime(given),
    `TimePicker: value "${given}" is no time. Pass HH:mm, or null for none.`,
  );
  advise(
    min !== undefined && max !== undefined && min > max,
    `TimePicker: max (${max}) is before min (${min}), so no time can be chosen. Pass min ≤ max.`,
  );
  advise(
    step !== 'any' && !(Number.isInteger(step) && step > 0),
    `TimePicker: step (${step}) is no number of minutes. Pass a whole number above 0, or 'any'.`,
  );
  const [value, choose] = useControlled('TimePicker', given, defaultValue, onValueChange);
  const text = useTypedText<TimeProblem>({
    value,
    read: (typed) => timeIn(typed, { min, max, step }),
    onValue: choose,
  });
  const options = useMemo(() => optionsOf({ min, max, step }), [min, max, step]);
  const shown = filterOptions(options, text.query);
  const pick = (time: string | null) => {
    text.forget();
    if (time !== value) choose(time);
  };
  const list = useListPopup({
    options: shown,
    text: text.input.value,
    start: value,
    onChoose: pick,
    onClear: () => pick(null),
    onLeave: text.settle,
  });
  const { input, popup } = list.refs;
  const advice = useAdvice({ control: input, problem: text.problem, words: labels.advice, onProblem });
  useFormReset(input, () => {
    text.forget();
    choose(defaultValue);
  });

  const { open } = list;
  useEffect(() => {
    const chosen = open && popup.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not by scrollIntoView, which would scroll the page too.
    if (chosen && popup.current) popup.current.scrollTop = chosen.offsetTop - popup.current.clientHeight / 2;
  }, [open, popup]);

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    list.inputProps.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    text.input.onKeyDown(event);
    list.hide();
  };

  return (
    <div className={className} style={style}>
      <div ref={list.refs.root} className={box.box} {...list.rootProps}>
        <input
          inputMode="numeric"
          placeholder="HH:mm"
          {...props}
          {...list.inputProps}
          {...listText({ list, onWrite: text.write, onAsk: undefined, onCompositionEnd, onClick })}
          {...advice.inputProps(props['aria-describedby'])}
          ref={mergeRefs(input, ref)}
          form={form}
          className={css.input}
          data-size={size}
          data-ends="1"
          spellCheck={false}
          value={text.input.value}
          onKeyDown={key}
        />
        {name && <input type="hidden" name={name} form={form} value={value ?? ''} disabled={props.disabled} />}
        <span className={box.ends}>
          <ListOpener list={list} label={labels.open} disabled={props.disabled || props.readOnly} />
        </span>
        <ListPopup
          list={list}
          options={shown}
          label={labels.list}
          query={text.query}
          chosen={value === null ? [] : [value]}
        />
      </div>
      <FieldAdvice id={advice.id} text={advice.text} />
      <VisuallyHidden role="status">{open && shown.length > 0 ? labels.count(shown.length) : ''}</VisuallyHidden>
    </div>
  );
}
