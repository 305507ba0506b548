import { Calendar } from '../calendar/calendar.tsx';
import { type DateRange, daysOfRange } from '../calendar/calendar-range.core.ts';
import type { DateFieldLabels } from '../date-picker/date-words.ts';
import * as css from './date-range-picker.css.ts';
import { presetProblem, type RangeLimits, type RangeProblem } from './range-problem.core.ts';

export interface DatePreset {
  label: string;
  /** Both ends, `YYYY-MM-DD`, computed by the caller from today. */
  range: { start: string; end: string };
}

/** `calendar` needs the words of ranges as well. */
export interface DateRangeLabels extends Omit<DateFieldLabels, 'advice' | 'chooseToday' | 'clear'> {
  /** Name the two fields. */
  start: string;
  end: string;
  /** Names the group of presets. */
  presets?: string;
  /** Under the calendar and spoken: what is chosen so far, and what comes next. @param days 0 until both ends are there */
  summary: (range: DateRange, days: number) => string;
  advice: (problem: RangeProblem) => string;
}

interface RangePanelProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
  limits: RangeLimits;
  presets: readonly DatePreset[];
  labels: DateRangeLabels;
  locale: string;
  today: string | undefined;
  zone: string;
}

/** Presets, two months, and in words what is chosen. */
export function RangePanel({ range, onRange, limits, presets, labels, locale, today, zone }: RangePanelProps) {
  const { min, max, disabled, overClosed } = limits;
  return (
    <div className={css.panel} data-presets={presets.length > 0 ? '' : undefined}>
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, no fields
        <div className={css.presets} role="group" aria-label={labels.presets}>
          {presets.map(({ label, range: preset }) => (
            <button
              key={label}
              type="button"
              className={css.preset}
              aria-pressed={preset.start === range.start && preset.end === range.end}
              disabled={presetProblem(preset, limits) !== null}
              onClick={() => onRange(preset)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={css.calendar}>
        <Calendar
          mode="range"
          months={2}
          label={labels.title}
          locale={locale}
          labels={labels.calendar}
          value={range}
          onValueChange={onRange}
          overClosed={overClosed ?? false}
          zone={zone}
          {...(today && { today })}
          min={min}
          max={max}
          disabled={disabled}
        />
        <p className={css.summary} role="status">
          {labels.summary(range, daysOfRange(range))}
        </p>
      </div>
    </div>
  );
}
