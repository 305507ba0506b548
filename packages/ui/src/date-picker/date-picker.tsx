'use client';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Calendar } from '../calendar/calendar.tsx';
import type { DayLimits } from '../calendar/calendar-grid.core.ts';
import { isDay } from '../day/is-day.ts';
import { advise, adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { EndButton } from '../internal/end-button.tsx';
import { FieldAdvice } from '../internal/field-advice.tsx';
import { FieldPanel } from '../internal/field-panel.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useAdvice } from '../internal/use-advice.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { dayIn, SHANGHAI } from '../internal/zone.ts';
import * as css from './date-picker.css.ts';
import { type DateProblem, problemOf } from './date-reading.core.ts';
import type { DateFieldLabels } from './date-words.ts';
import { PanelFoot } from './panel-foot.tsx';
import { useDateText } from './use-date-text.ts';

export type { DateFieldLabels, DateProblem };

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'
>;

export interface DatePickerProps extends InputProps {
  /** `YYYY-MM-DD`; null while empty. */
  value?: string | null;
  /** Date chosen at first, `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: string | null;
  /** Null when the field is emptied, or holds what cannot be taken. */
  onValueChange?: (value: string | null) => void;
  /** Why what was typed cannot be taken; null as soon as it can. The field shows `labels.advice` of it itself. */
  onProblem?: (problem: DateProblem | null) => void;
  /** BCP 47 locale by which dates are written: `zh-CN`. */
  locale: string;
  /** Texts of the field, of its calendar and of its advice. */
  labels: DateFieldLabels;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string;
  /** Why a day within the bounds is closed; `true` without a reason. */
  isClosed?: DayLimits['disabled'];
  /** `YYYY-MM-DD`. Without it, the day that it is in `zone`. */
  today?: string;
  /** Time zone of today; by default `Asia/Shanghai`. */
  zone?: string;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * A date, typed in any usual way or chosen from a calendar. The form gets `name` as `YYYY-MM-DD`. `className` and `style`
 * go to the box around, all else to the input: spread what a Field gives.
 */
export function DatePicker({
  value: given,
  defaultValue = null,
  onValueChange,
  onProblem,
  locale,
  labels,
  min,
  max,
  isClosed,
  today: givenToday,
  zone = SHANGHAI,
  size = 'md',
  name,
  form,
  className,
  style,
  ref,
  ...props
}: DatePickerProps) {
  adviseControl('DatePicker', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  advise(
    typeof given === 'string' && !isDay(given),
    `DatePicker: value "${given}" is no day. Pass YYYY-MM-DD, or null for none.`,
  );
  const own = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [value, choose] = useControlled('DatePicker', given, defaultValue, onValueChange);
  const limits: DayLimits = { min, max, disabled: isClosed };
  const today = () => givenToday ?? dayIn(Date.now(), zone);
  const text = useDateText({ value, today, check: (date) => problemOf(date, limits), onDate: choose });
  const advice = useAdvice({ control: own, problem: text.problem, words: labels.advice, onProblem });
  useFormReset(own, () => {
    text.forget();
    choose(defaultValue);
  });

  const pick = (date: string | null) => {
    text.forget();
    choose(date);
    setOpen(false);
  };

  return (
    <div className={className} style={style}>
      <div className={box.box}>
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder="YYYY-MM-DD"
          {...props}
          {...text.input}
          {...advice.inputProps(props['aria-describedby'])}
          ref={mergeRefs(own, ref)}
          form={form}
          type="text"
          className={css.input}
          data-size={size}
          data-ends="1"
          onBlur={(event) => {
            text.input.onBlur();
            props.onBlur?.(event);
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            text.input.onKeyDown(event);
            if (event.altKey && event.key === 'ArrowDown') setOpen(true);
          }}
        />
        {name && <input type="hidden" name={name} form={form} value={value ?? ''} disabled={props.disabled} />}
        <span className={box.ends}>
          <FieldPanel
            initial='[data-date][tabindex="0"]'
            open={open}
            onOpenChange={setOpen}
            title={labels.title}
            closeLabel={labels.close}
            trigger={<EndButton label={labels.open} icon={CalendarDays} disabled={props.disabled || props.readOnly} />}
          >
            <Calendar
              label={labels.title}
              locale={locale}
              labels={labels.calendar}
              value={value}
              onValueChange={pick}
              zone={zone}
              {...(givenToday && { today: givenToday })}
              min={min}
              max={max}
              disabled={isClosed}
            />
            <PanelFoot
              labels={labels}
              today={today}
              limits={limits}
              value={value}
              required={props.required}
              onPick={pick}
            />
          </FieldPanel>
        </span>
      </div>
      <FieldAdvice id={advice.id} text={advice.text} />
    </div>
  );
}
