import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import * as calendar from '../calendar/calendar.css.ts';
import { flag, SheetCell, SheetGrid } from '../calendar/sheet-parts.tsx';
import { useDayGrid } from '../calendar/use-day-grid.ts';
import { dayAsDate } from '../day/day.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { type MonthLimits, monthProblem } from './month-reading.core.ts';
import { monthRows, monthTabStop, moveMonth, turnedYear } from './month-sheet.core.ts';
import * as css from './month-sheet.css.ts';
import type { MonthPickerLabels } from './month-words.ts';

interface MonthSheetProps {
  label: string;
  locale: string;
  labels: MonthPickerLabels;
  value: string | null;
  /** The month that it is, `YYYY-MM`. */
  current: string;
  limits: MonthLimits;
  onPick: (month: string) => void;
}

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options });
  return (month: string) => format.format(dayAsDate(`${month}-01`));
};

/** The months of a year, with steps to other years. Keys as in a Calendar. */
export function MonthSheet({ label, locale, labels, value, current, limits, onPick }: MonthSheetProps) {
  const titleId = useId();
  const [year, setYear] = useState(() =>
    monthTabStop((value ?? current).slice(0, 4), [value ?? current], limits).slice(0, 4),
  );
  const words = {
    year: formatOf(locale, { year: 'numeric' }),
    short: formatOf(locale, { month: 'short' }),
    // With the month as it is shown, so that speech input finds it.
    full: formatOf(locale, { year: 'numeric', month: 'short' }),
  };
  const isClosed = (month: string) => monthProblem(month, limits) !== null;
  const turn = (by: 1 | -1) => setYear(turnedYear(year, by, limits));
  const { root, focused, events } = useDayGrid<string>({
    read: (element) => element.closest<HTMLElement>('[data-month]')?.dataset.month ?? null,
    selectorOf: (month) => `[data-month="${month}"]`,
    move: (month, key) => moveMonth(month, key, limits),
    show: (month) => setYear(month.slice(0, 4)),
    onPick: (month) => !isClosed(month) && onPick(month),
    onTurn: turn,
  });
  const stop = monthTabStop(year, [focused, value, current], limits);
  const step = (by: 1 | -1, name: string, icon: typeof ChevronLeft) => (
    <IconButton
      label={name}
      icon={icon}
      size={16}
      className={calendar.turn}
      // It keeps the focus when the last year is reached, which `disabled` would lose.
      aria-disabled={turnedYear(year, by, limits) === year || undefined}
      onClick={() => turn(by)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read with each of its months
    <div ref={root} role="group" aria-label={label}>
      <div className={calendar.head}>
        <div className={calendar.turns}>{step(-1, labels.previousYear, ChevronLeft)}</div>
        <div className={calendar.title} id={titleId} aria-live="polite">
          {words.year(`${year}-01`)}
        </div>
        <div className={cx(calendar.turns, calendar.turnsEnd)}>{step(1, labels.nextYear, ChevronRight)}</div>
      </div>
      <SheetGrid className={css.sheet} aria-labelledby={titleId} {...events}>
        <tbody>
          {monthRows(year).map((row) => (
            <tr key={row[0]}>
              {row.map((month) => {
                const isSelected = month === value;
                const states = [
                  month === current && labels.current,
                  isSelected && labels.selected,
                  isClosed(month) && labels.unavailable,
                ];
                return (
                  <SheetCell
                    key={month}
                    selected={isSelected}
                    current={month === current}
                    edge={isSelected ? 'start end' : undefined}
                  >
                    <button
                      type="button"
                      className={cx(calendar.day, css.month)}
                      tabIndex={month === stop ? 0 : -1}
                      aria-label={[words.full(month), ...states].filter(Boolean).join(', ')}
                      aria-disabled={isClosed(month) || undefined}
                      data-month={month}
                      data-today={flag(month === current)}
                      data-closed={isClosed(month) ? 'bound' : undefined}
                    >
                      <span className={calendar.number}>{words.short(month)}</span>
                    </button>
                  </SheetCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </SheetGrid>
    </div>
  );
}
