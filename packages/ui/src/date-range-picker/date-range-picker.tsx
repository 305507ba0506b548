'use client';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DayLimits } from '../calendar/calendar-grid.core.ts';
import { type DateRange, NO_RANGE } from '../calendar/calendar-range.core.ts';
import { useDateText } from '../date-picker/use-date-text.ts';
import { advise, adviseHolder } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { EndButton } from '../internal/end-button.tsx';
import { FieldError } from '../internal/field-error.tsx';
import { hint as hintClass } from '../internal/field-message.css.ts';
import { FieldPanel } from '../internal/field-panel.tsx';
import { late } from '../internal/late.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { dayIn, SHANGHAI } from '../internal/zone.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './date-range-picker.css.ts';
import type { DatePreset, DateRangeLabels } from './range-panel.tsx';
import { endProblem, type RangeLimits, type RangeProblem, rangeProblem } from './range-problem.core.ts';

export type { DatePreset, DateRange, DateRangeLabels, RangeProblem };

const panel = late(async () => (await import('./range-panel.tsx')).RangePanel);

export interface DateRangePickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Label of both fields. */
  legend: ReactNode;
  /** For a legend that a heading above already says. */
  legendHidden?: boolean;
  /** Both days included; `end` is null while only the first is there. */
  value?: DateRange;
  /** Range chosen at first (uncontrolled). */
  defaultValue?: DateRange;
  /** Called with the range after each change of a field or in the calendar. */
  onValueChange?: (value: DateRange) => void;
  /** Names of the two dates in the form's data, each `YYYY-MM-DD`. */
  startName?: string;
  /** Name of the last date in the form's data, `YYYY-MM-DD`. */
  endName?: string;
  /** Whether a form must not be sent before both dates are chosen. */
  required?: boolean;
  /** BCP 47 locale by which dates are written: `zh-CN`. */
  locale: string;
  /** Texts of the fields, of the calendar and of its advice. */
  labels: DateRangeLabels;
  /** Explanation, read with the legend. */
  hint?: ReactNode;
  /** Error message with the correction. */
  error?: string | undefined;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string;
  /** Reason why a day within the bounds is closed; `true` without a reason. */
  isClosed?: DayLimits['disabled'];
  /** Days at most, first and last included. */
  maxDays?: number;
  /** Whether a range may go over days that are closed. */
  overClosed?: boolean;
  /** Ranges to choose at one press. */
  presets?: readonly DatePreset[];
  /** Today, `YYYY-MM-DD`; by default by the visitor's clock in `zone`. */
  today?: string;
  /** Time zone of today; by default `Asia/Shanghai`. */
  zone?: string;
}

/**
 * From one day to another: both typed in any usual way, or chosen over two months. A range that cannot be is left as it
 * was typed, and the field says how to mend it.
 */
export function DateRangePicker({
  legend,
  legendHidden,
  value: given,
  defaultValue = NO_RANGE,
  onValueChange,
  startName,
  endName,
  required,
  locale,
  labels,
  hint,
  error,
  min,
  max,
  isClosed,
  maxDays,
  overClosed,
  presets = [],
  today: givenToday,
  zone = SHANGHAI,
  id,
  className,
  ref,
  disabled,
  ...props
}: DateRangePickerProps) {
  adviseHolder('DateRangePicker', given, defaultValue === NO_RANGE ? undefined : defaultValue);
  advise(
    !!given?.start && !!given.end && given.end < given.start,
    `DateRangePicker: end (${given?.end}) is before start (${given?.start}). Pass start ≤ end.`,
  );
  advise(
    min !== undefined && max !== undefined && min > max,
    `DateRangePicker: max (${max}) is before min (${min}), so no day can be chosen. Pass min ≤ max.`,
  );
  const own = useRef<HTMLFieldSetElement>(null);
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const generated = useId();
  const groupId = id ?? generated;
  const [open, setOpen] = useState(false);
  const [range, choose] = useControlled('DateRangePicker', given, defaultValue, onValueChange);
  const limits: RangeLimits = { min, max, disabled: isClosed, maxDays, overClosed };
  const today = () => givenToday ?? dayIn(Date.now(), zone);

  const start = useDateText<RangeProblem>({
    value: range.start,
    today,
    check: (date) => endProblem(range, limits, date, 'start'),
    onDate: (date) => choose({ ...range, start: date }),
  });
  const end = useDateText<RangeProblem>({
    value: range.end,
    today,
    check: (date) => endProblem(range, limits, date, 'end'),
    onDate: (date) => choose({ ...range, end: date }),
  });
  const whole = start.problem || end.problem ? null : rangeProblem(range, limits);
  const startAdvice = start.problem ? labels.advice(start.problem) : '';
  const endAdvice = end.problem ? labels.advice(end.problem) : whole ? labels.advice(whole) : '';
  useEffect(() => startInput.current?.setCustomValidity(startAdvice), [startAdvice]);
  useEffect(() => endInput.current?.setCustomValidity(endAdvice), [endAdvice]);

  const set = (next: DateRange) => {
    start.forget();
    end.forget();
    choose(next);
  };
  useFormReset(own, () => set(defaultValue));

  const adviceId = `${groupId}-advice`;
  const describedBy = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ') || undefined;
  const advice = startAdvice || endAdvice;
  const inputProps = (wrong: boolean) => ({
    type: 'text',
    className: css.input,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    placeholder: 'YYYY-MM-DD',
    required,
    ...((wrong || error) && { 'aria-invalid': true as const }),
    ...(wrong && { 'aria-describedby': adviceId }),
  });

  return (
    <fieldset
      {...props}
      ref={mergeRefs(own, ref)}
      id={groupId}
      disabled={disabled}
      className={cx(css.group, className)}
      aria-describedby={describedBy}
      data-invalid={error || advice ? '' : undefined}
    >
      <legend className={legendHidden ? visuallyHidden : css.legend}>{legend}</legend>
      <div className={css.body}>
        <div className={css.fields}>
          <input ref={startInput} aria-label={labels.start} {...inputProps(!!startAdvice)} {...start.input} />
          <span className={css.dash} aria-hidden="true">
            –
          </span>
          <input ref={endInput} aria-label={labels.end} {...inputProps(!!endAdvice)} {...end.input} />
          {startName && <input type="hidden" name={startName} value={range.start ?? ''} />}
          {endName && <input type="hidden" name={endName} value={range.end ?? ''} />}
          <FieldPanel
            initial='[data-date][tabindex="0"]'
            open={open}
            onOpenChange={setOpen}
            title={labels.title}
            closeLabel={labels.close}
            wide
            code={panel}
            trigger={(trigger) => (
              <EndButton {...trigger} className={css.open} label={labels.open} icon={CalendarDays} />
            )}
          >
            {(RangePanel) => (
              <RangePanel
                range={range}
                onRange={(next) => {
                  set(next);
                  if (next.end) setOpen(false);
                }}
                limits={limits}
                presets={presets}
                labels={labels}
                locale={locale}
                today={givenToday}
                zone={zone}
              />
            )}
          </FieldPanel>
        </div>
        {hint && (
          <p className={hintClass} id={`${groupId}-hint`}>
            {hint}
          </p>
        )}
        <div role="alert" className={css.live}>
          {advice && <FieldError id={adviceId}>{advice}</FieldError>}
          {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
        </div>
      </div>
    </fieldset>
  );
}
