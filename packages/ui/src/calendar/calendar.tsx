'use client';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FormValue } from '../internal/form-value.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useToday } from '../internal/use-today.ts';
import { SHANGHAI } from '../internal/zone.ts';
import { PHONE } from '../media/media.ts';
import { useMedia } from '../media/use-media.ts';
import * as css from './calendar.css.ts';
import { dayName, dayView } from './calendar-day.core.ts';
import { closedBecause, type DayLimits, monthGrids } from './calendar-grid.core.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { type DateRange, extendRange, firstClosed, NO_RANGE, previewOf, rangeText } from './calendar-range.core.ts';
import { type CalendarLabels, dateWords } from './calendar-words.ts';
import { useCalendar } from './use-calendar.ts';

export type { CalendarLabels, DateRange };

interface Common extends DayLimits, Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Names the calendar. */
  label: string;
  /** How months, weekdays and dates are written: `zh-CN`. */
  locale: string;
  /** Texts of the buttons, and those that are read out. */
  labels: CalendarLabels;
  /** `YYYY-MM-DD`. Without it, the day that it is in `zone`. */
  today?: string;
  /** Time zone of today; by default `Asia/Shanghai`. */
  zone?: string;
  /** How many months show side by side; on a phone always 1. */
  months?: 1 | 2;
  /** Any day of the first shown month, `YYYY-MM-DD` (controlled). */
  month?: string;
  /** Where it starts; else at what is chosen, else today. */
  defaultMonth?: string;
  /** Called with the first day of the first shown month, `YYYY-MM-DD`, when the months turn. */
  onMonthChange?: (month: string) => void;
  /** Name of the form value: `2026-11-26`, or `2026-11-25/2026-12-04` (ISO 8601) for a complete range. */
  name?: string;
  /** A form is not sent before a day, or a whole range, is chosen. */
  required?: boolean;
}

interface Single {
  /** `single` chooses one day, `range` a first and a last one. */
  mode?: 'single';
  /** `YYYY-MM-DD`; null while nothing is chosen. */
  value?: string | null;
  /** Day chosen at first, `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the chosen day, `YYYY-MM-DD`. */
  onValueChange?: (value: string) => void;
  overClosed?: never;
}

interface Range {
  /** A first and a last day are chosen. */
  mode: 'range';
  /** Both days included; `end` is null while only the first is chosen (controlled). */
  value?: DateRange;
  /** Range chosen at first (uncontrolled). */
  defaultValue?: DateRange;
  /** Twice for each range: with `end` null after the first day, whole after the second. */
  onValueChange?: (value: DateRange) => void;
  /** Whether a range may go over days that are closed. */
  overClosed?: boolean;
}

export type CalendarProps = Common & (Single | Range);

const asRange = (value: string | null | undefined): DateRange | undefined =>
  value === undefined ? undefined : value === null ? NO_RANGE : { start: value, end: value };

/**
 * A sheet of days, Monday first, to choose one or a range from. Keys as the ARIA practices have them: arrows by day and
 * week, Home and End within the week, Page by month, with Shift by year; a finger turns the month by a swipe. Days that
 * are closed take the focus, so that their reason is heard.
 */
export function Calendar(props: CalendarProps) {
  const {
    label,
    locale,
    labels,
    today: given,
    zone = SHANGHAI,
    months = 1,
    month,
    defaultMonth,
    onMonthChange,
    min,
    max,
    disabled,
    mode,
    value,
    defaultValue,
    onValueChange,
    overClosed,
    name,
    required,
    className,
    ref,
    ...root
  } = props;
  const isRange = props.mode === 'range';
  const limits: DayLimits = { min, max, disabled };
  advise(
    min !== undefined && max !== undefined && min > max,
    `Calendar: max (${max}) is before min (${min}), so no day can be chosen. Pass min ≤ max.`,
  );

  const clock = useToday(zone);
  const today = given ?? clock;
  const count = useMedia(PHONE) ? 1 : months;
  const initial = (props.mode === 'range' ? props.defaultValue : asRange(props.defaultValue)) ?? NO_RANGE;
  const [range, choose] = useControlled<DateRange>(
    'Calendar',
    props.mode === 'range' ? props.value : asRange(props.value),
    initial,
    (next) => {
      if (props.mode === 'range') props.onValueChange?.(next);
      else if (next.start) props.onValueChange?.(next.start);
    },
  );
  const [refused, setRefused] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, () => {
    setRefused('');
    choose(initial);
  });

  const pick = (date: string) => {
    setRefused('');
    if (closedBecause(date, limits) !== false) return;
    if (props.mode !== 'range') return choose({ start: date, end: date });
    const next = extendRange(range, date);
    const obstacle = props.overClosed ? null : firstClosed(next, limits);
    if (obstacle) setRefused(labels.refused?.(obstacle) ?? '');
    choose(obstacle ? { start: date, end: null } : next);
  };

  const chosen = [range.start, range.end];
  const state = useCalendar({ count, month, defaultMonth, onMonthChange, chosen, today, limits, onPick: pick });
  const words = dateWords(locale);
  const preview = isRange ? previewOf(range, state.hovered) : null;
  const grids = state.first ? monthGrids(state.first, count) : [];

  const turn = (by: number, name: string, icon: typeof ChevronLeft) => (
    <IconButton
      label={name}
      icon={icon}
      size={16}
      className={css.turn}
      // It keeps the focus when the last month is reached, which `disabled` would lose.
      aria-disabled={(by < 0 ? state.edges.start : state.edges.end) || undefined}
      onClick={() => state.turn(by)}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read with each of its days
    <div
      role="group"
      aria-label={label}
      {...root}
      ref={mergeRefs(state.root, ref)}
      className={cx(css.calendar, className)}
      data-months={months}
    >
      <div className={css.months}>
        {grids.map((grid, i) => (
          <CalendarMonth
            // By place, so that a button keeps the focus while it turns the months.
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second sheet
            key={i}
            grid={grid}
            words={words}
            events={state.events}
            swiped={state.swiped}
            current={state.current}
            multiple={isRange}
            view={(date) => dayView(date, { today, range, preview, limits })}
            name={(date, view) => dayName(words.full(date), view, isRange, labels)}
            before={
              i === 0 && (
                <>
                  {turn(-12, labels.previousYear, ChevronsLeft)}
                  {turn(-1, labels.previousMonth, ChevronLeft)}
                </>
              )
            }
            after={
              i === grids.length - 1 && (
                <>
                  {turn(1, labels.nextMonth, ChevronRight)}
                  {turn(12, labels.nextYear, ChevronsRight)}
                </>
              )
            }
          />
        ))}
      </div>
      <p role="status" className={css.news}>
        {refused}
      </p>
      {(name || required) && (
        <FormValue
          ref={input}
          name={name}
          required={required}
          value={isRange ? rangeText(range) : (range.start ?? '')}
          onFocus={() => input.current?.parentElement?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()}
        />
      )}
    </div>
  );
}
