import type { DayGridEvents } from '@zonekit/ui/calendar/use-day-grid';
import { useId } from 'react';
import * as css from './booking-calendar.css.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { Calendar, HalfDay, Period } from './core/calendar.types.ts';
import type { HalfView } from './core/calendar-view.ts';
import { sameHalf } from './core/half-key.ts';
import { dayStatus } from './core/index.ts';
import type { MonthGrid } from './core/month-grid.ts';
import { HalfButton } from './half-button.tsx';

const PERIODS: readonly Period[] = [1, 2];
/** Any Monday and the next six days, for weekday names. */
const WEEK = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'];

export interface CalendarMonthProps {
  grid: MonthGrid;
  /** `This month` or `Next month`. */
  note: string;
  /** On a phone one month is shown at a time. */
  shown: boolean;
  calendar: Calendar;
  view: (half: HalfDay) => HalfView;
  current: HalfDay;
  words: CalendarWords;
  events: DayGridEvents;
  describedBy: string;
}

/** One month: weeks are rows, days are cells with two half-days. */
export function CalendarMonth({ grid, note, shown, words, events, describedBy, ...day }: CalendarMonthProps) {
  const titleId = useId();
  return (
    <section className={css.month} data-shown={shown ? '' : undefined}>
      <p className={css.monthTitle}>
        <span id={titleId}>{words.monthTitle(grid.month)}</span>
        <small>{note}</small>
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid as the ARIA practices build it
        role="grid"
        className={css.sheet}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        {...events}
      >
        <thead>
          <tr>
            {WEEK.map((date) => (
              <th key={date} scope="col" aria-label={words.weekdayLong(date)}>
                {words.weekdayShort(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, column) =>
                date ? (
                  <DayCell key={date} date={date} words={words} {...day} />
                ) : (
                  <td key={WEEK[column]} className={css.cell} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayCellProps = Pick<CalendarMonthProps, 'calendar' | 'view' | 'current' | 'words'> & { date: string };

function DayCell({ date, calendar, view, current, words }: DayCellProps) {
  const halves = PERIODS.map((period): HalfDay => ({ date, period }));
  const views = halves.map(view);
  const past = date <= calendar.today;
  const today = date === calendar.today;
  return (
    <td
      className={css.cell}
      data-date={date}
      data-status={dayStatus(date, calendar)}
      data-past={past ? '' : undefined}
      data-today={today ? '' : undefined}
      data-picked={views.some(({ inRange }) => inRange) ? '' : undefined}
      aria-disabled={past || undefined}
      aria-current={today ? 'date' : undefined}
    >
      <div className={css.day}>
        <span className={css.number} aria-hidden="true">
          <span>{Number(date.slice(8))}</span>
        </span>
        {halves.map((at, i) => {
          const shown = views[i] ?? view(at);
          const letter = words.t(`short.half${at.period}`);
          return (
            <HalfButton
              key={at.period}
              className={css.half}
              at={at}
              view={shown}
              current={sameHalf(at, current)}
              aria-label={words.halfName(at, shown.status)}
            >
              <span aria-hidden="true" className={css.letter} data-letter={letter} />
            </HalfButton>
          );
        })}
      </div>
    </td>
  );
}
