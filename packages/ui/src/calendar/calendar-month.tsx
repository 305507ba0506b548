import { type ReactNode, useId } from 'react';
import { addDays } from '../day/day.ts';
import { cx } from '../internal/cx.ts';
import * as css from './calendar.css.ts';
import type { DayView } from './calendar-day.core.ts';
import type { MonthGrid } from './calendar-grid.core.ts';
import type { DateWords } from './calendar-words.ts';
import { flag, SheetCell, SheetGrid } from './sheet-parts.tsx';
import type { DayGridEvents } from './use-day-grid.ts';

/** Any Monday, for the names of weekdays. */
const MONDAY = '2026-11-02';
const WEEK = Array.from({ length: 7 }, (_, i) => addDays(MONDAY, i));

interface CalendarMonthProps {
  grid: MonthGrid;
  words: DateWords;
  events: DayGridEvents;
  /** Which way a finger has brought it, to come in from there. */
  swiped: 1 | -1 | null;
  /** The one day of the calendar that is in the tab order. */
  current: string | null;
  view: (date: string) => DayView;
  name: (date: string, view: DayView) => string;
  multiple: boolean;
  /** What turns the months, at the start and the end of the title. */
  before: ReactNode;
  after: ReactNode;
}

/** One month: weeks as rows, days as cells. */
export function CalendarMonth({ grid, words, events, swiped, before, after, multiple, ...day }: CalendarMonthProps) {
  const titleId = useId();
  return (
    <div className={css.month}>
      <div className={css.head}>
        <div className={css.turns}>{before}</div>
        <div className={css.title} id={titleId} aria-live="polite">
          {words.month(grid.month)}
        </div>
        <div className={cx(css.turns, css.turnsEnd)}>{after}</div>
      </div>
      <SheetGrid
        className={css.sheet}
        aria-labelledby={titleId}
        aria-multiselectable={multiple || undefined}
        {...events}
      >
        <thead>
          <tr>
            {WEEK.map((date) => (
              <th key={date} scope="col" abbr={words.weekdayLong(date)}>
                {words.weekdayShort(date)}
              </th>
            ))}
          </tr>
        </thead>
        {/* Remounted with each month, so that its entry animation runs each time. */}
        <tbody key={grid.month} className={css.weeks} data-swiped={swiped ?? undefined}>
          {grid.weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) =>
                date ? <DayCell key={date} date={date} {...day} /> : <td key={WEEK[column]} className={css.cell} />,
              )}
            </tr>
          ))}
        </tbody>
      </SheetGrid>
    </div>
  );
}

type DayCellProps = Pick<CalendarMonthProps, 'current' | 'view' | 'name'> & { date: string };

function DayCell({ date, current, view, name }: DayCellProps) {
  const shown = view(date);
  return (
    <SheetCell selected={shown.selected} current={shown.today} preview={shown.preview} edge={shown.edge}>
      <button
        type="button"
        className={css.day}
        tabIndex={date === current ? 0 : -1}
        aria-label={name(date, shown)}
        aria-disabled={shown.closed !== false || undefined}
        data-date={date}
        data-today={flag(shown.today)}
        data-closed={shown.closed === false ? undefined : typeof shown.closed === 'string' ? 'reason' : 'bound'}
      >
        <span className={css.number}>{Number(date.slice(8))}</span>
      </button>
    </SheetCell>
  );
}
