'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useId } from 'react';
import * as css from './booking-calendar.css.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarList } from './calendar-list.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { type CalendarWords, useCalendarWords } from './calendar-words.ts';
import type { HalfDay, Selection } from './core/calendar.types.ts';
import type { CalendarLayout } from './core/grid-move.ts';
import { type News, useBookingCalendar } from './use-booking-calendar.ts';
import { useCalendarLayout } from './use-calendar-layout.ts';

export type { HalfDay, Selection } from './core/calendar.types.ts';

/** Loading state of the calendar. `today` is `YYYY-MM-DD` in Asia/Shanghai; `booked` are the taken half-days. */
export type CalendarState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; today: string; booked: readonly HalfDay[] };

export interface BookingCalendarProps {
  /** Booked half-days from today on, or the state of their request. */
  calendar: CalendarState;
  /** Chosen half-days: none, a start, or a range with both ends included. */
  value: Selection;
  /**
   * `refusedBy` is the taken half-day for which the selection started anew instead of becoming a range; show it beside
   * the chosen time. Screen readers are told by the calendar.
   */
  onValueChange: (selection: Selection, refusedBy: HalfDay | null) => void;
  /** Half-days of the selection that somebody else has booked meanwhile. */
  conflicts?: readonly HalfDay[];
  /** By default by window width and comfort mode. */
  layout?: CalendarLayout;
}

/** The current and the next month; selects a range of half-days. */
export function BookingCalendar({ calendar, ...props }: BookingCalendarProps) {
  const words = useCalendarWords();
  if (calendar.status === 'loading') return <CalendarSkeleton label={words.t('loading')} />;
  if (calendar.status === 'failed') {
    return (
      <Alert
        role="alert"
        tone="danger"
        title={words.t('failedTitle')}
        action={<Button onClick={calendar.retry}>{words.t('retry')}</Button>}
      >
        {words.t('failedBody')}
      </Alert>
    );
  }
  return <ReadyCalendar calendar={calendar} words={words} {...props} />;
}

const NO_CONFLICTS: readonly HalfDay[] = [];

interface ReadyCalendarProps extends Omit<BookingCalendarProps, 'calendar'> {
  calendar: Extract<CalendarState, { status: 'ready' }>;
  words: CalendarWords;
}

function ReadyCalendar({
  calendar,
  value,
  onValueChange,
  conflicts = NO_CONFLICTS,
  words,
  ...props
}: ReadyCalendarProps) {
  const usual = useCalendarLayout();
  const layout = props.layout ?? usual;
  const keysId = useId();
  const state = useBookingCalendar({ calendar, selection: value, conflicts, layout, onSelect: onValueChange });
  const { months, month, view, current, events } = state;
  const { t } = words;
  const shared = { calendar, view, current, words, events, describedBy: keysId };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read with each of 122 half-days
    <div ref={state.root} role="group" aria-label={t('label')} className={css.calendar} data-layout={layout}>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, no fields */}
      <div className={css.monthSwitch} role="group" aria-label={t('monthSwitch')}>
        {months.map((grid) => (
          <button
            key={grid.month}
            type="button"
            aria-pressed={grid.month === month}
            onClick={() => state.setMonth(grid.month)}
          >
            {words.monthTitle(grid.month)}
          </button>
        ))}
      </div>
      {layout === 'list' ? (
        months
          .filter((grid) => grid.month === month)
          .map((grid) => <CalendarList key={grid.month} grid={grid} {...shared} />)
      ) : (
        <div className={css.months}>
          {months.map((grid, i) => (
            <CalendarMonth
              key={grid.month}
              grid={grid}
              note={i === 0 ? t('thisMonth') : t('nextMonth')}
              shown={grid.month === month}
              {...shared}
            />
          ))}
        </div>
      )}
      <CalendarLegend words={words} marks={layout === 'months'} />
      <VisuallyHidden id={keysId}>{t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status">
        {state.news && <Spoken key={state.news.id} news={state.news} words={words} />}
      </VisuallyHidden>
    </div>
  );
}

/** Announces the effect of a click to screen readers. */
function Spoken({ news, words }: { news: News; words: CalendarWords }) {
  const { t, half } = words;
  if (news.kind === 'unavailable') return t(news.past ? 'spokenPast' : 'spokenTaken', { half: half(news.at) });
  if (news.kind === 'refused') {
    return t('refused', { obstacle: half(news.obstacle), start: half(news.at) });
  }
  const { selection } = news;
  if (selection.kind === 'start') return t('spokenStart', { half: half(selection.at) });
  return t('spokenRange', { time: words.usageTime(selection), count: words.count(selection) });
}
