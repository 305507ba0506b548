import type { DayGridEvents } from '@zonekit/ui/calendar/use-day-grid';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useId } from 'react';
import * as css from './calendar-list.css.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { Calendar, HalfDay, Period } from './core/calendar.types.ts';
import type { HalfView } from './core/calendar-view.ts';
import { sameHalf } from './core/half-key.ts';
import { daysOf, type MonthGrid } from './core/month-grid.ts';
import { HalfButton } from './half-button.tsx';

const PERIODS: readonly Period[] = [1, 2];

export interface CalendarListProps {
  grid: MonthGrid;
  calendar: Calendar;
  view: (half: HalfDay) => HalfView;
  current: HalfDay;
  words: CalendarWords;
  events: DayGridEvents;
  describedBy: string;
}

/**
 * The days of a month as a list with two buttons each, where a half-day of the grid would be smaller than a pointer
 * target (under 360 px, and in comfort mode). Past days are left out.
 */
export function CalendarList({ grid, calendar, view, current, words, events, describedBy }: CalendarListProps) {
  const { t } = words;
  const id = useId();
  return (
    <div className={css.scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid as the ARIA practices build it
        role="grid"
        className={css.days}
        aria-label={words.monthTitle(grid.month)}
        aria-describedby={describedBy}
        {...events}
      >
        <thead>
          <tr>
            {[t('date'), t('long.half1'), t('long.half2')].map((title) => (
              <th key={title} scope="col" style={{ padding: 0, border: 0 }}>
                <VisuallyHidden>{title}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daysOf(grid)
            .filter((date) => date > calendar.today)
            .map((date) => (
              <tr key={date}>
                <th scope="row" id={`${id}-${date}`}>
                  {date.slice(5)}
                  <small>{words.weekdayLong(date)}</small>
                </th>
                {PERIODS.map((period) => {
                  const at = { date, period };
                  const shown = view(at);
                  return (
                    <td key={period}>
                      <HalfButton
                        className={css.half}
                        at={at}
                        view={shown}
                        current={sameHalf(at, current)}
                        id={`${id}-${date}-${period}`}
                        aria-labelledby={`${id}-${date} ${id}-${date}-${period}`}
                      >
                        <span>{t(`long.half${period}`)}</span>
                        <small>{t(`status.${shown.status}`)}</small>
                      </HalfButton>
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
