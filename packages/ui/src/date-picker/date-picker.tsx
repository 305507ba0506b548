'use client';
import { useRef, useState } from 'react';
import { closedBecause, type DayLimits } from '../calendar/calendar-grid.core.ts';
import { isDay } from '../day/is-day.ts';
import { advise, adviseControl } from '../internal/advise.ts';
import { late } from '../internal/late.ts';
import { PanelFoot } from '../internal/panel-foot.tsx';
import { PanelInput, type PanelInputProps } from '../internal/panel-input.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { dayIn, SHANGHAI } from '../internal/zone.ts';
import { type DateProblem, problemOf } from './date-reading.core.ts';
import type { DateFieldLabels } from './date-words.ts';
import { useDateText } from './use-date-text.ts';

export type { DateFieldLabels, DateProblem };

const calendar = late(async () => (await import('../calendar/calendar.tsx')).Calendar);

export interface DatePickerProps extends PanelInputProps {
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
  ...props
}: DatePickerProps) {
  adviseControl('DatePicker', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  advise(
    typeof given === 'string' && !isDay(given),
    `DatePicker: value "${given}" is no day. Pass YYYY-MM-DD, or null for none.`,
  );
  const control = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [value, choose] = useControlled('DatePicker', given, defaultValue, onValueChange);
  const limits: DayLimits = { min, max, disabled: isClosed };
  const today = () => givenToday ?? dayIn(Date.now(), zone);
  const text = useDateText({ value, today, check: (date) => problemOf(date, limits), onDate: choose });

  const pick = (date: string | null) => {
    text.forget();
    choose(date);
    setOpen(false);
  };

  return (
    <PanelInput
      placeholder="YYYY-MM-DD"
      {...props}
      {...{ control, text, value, labels, onProblem, open, size }}
      onReset={() => choose(defaultValue)}
      onOpenChange={setOpen}
      initial='[data-date][tabindex="0"]'
      code={calendar}
    >
      {(Calendar) => (
        <>
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
            chooseNow={labels.chooseToday}
            clear={labels.clear}
            now={today}
            isClosed={(date) => closedBecause(date, limits) !== false}
            value={value}
            required={props.required}
            onPick={pick}
          />
        </>
      )}
    </PanelInput>
  );
}
