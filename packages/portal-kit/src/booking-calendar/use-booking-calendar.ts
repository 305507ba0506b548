import { useDayGrid } from '@zonekit/ui/calendar/use-day-grid';
import { startOfMonth } from '@zonekit/ui/day';
import { useState } from 'react';
import type { Calendar, HalfDay, Selection } from './core/calendar.types.ts';
import { firstObstacle } from './core/calendar-selection.ts';
import { calendarView } from './core/calendar-view.ts';
import { type CalendarLayout, isMove, moveFocus } from './core/grid-move.ts';
import { halfKey, parseHalfKey, sameHalf } from './core/half-key.ts';
import { isFree, selectHalfDay } from './core/index.ts';
import { daysOf, shownMonths } from './core/month-grid.ts';

/** Effect of a click, for the live region. `id` distinguishes repeated equal texts. */
export type News = { id: number } & (
  | { kind: 'selected'; selection: Selection }
  | { kind: 'unavailable'; at: HalfDay; past: boolean }
  | { kind: 'refused'; obstacle: HalfDay; at: HalfDay }
);

type Input = {
  calendar: Calendar;
  selection: Selection;
  conflicts: readonly HalfDay[];
  layout: CalendarLayout;
  onSelect: (selection: Selection, refusedBy: HalfDay | null) => void;
};

const firstFree = (calendar: Calendar): HalfDay | undefined =>
  shownMonths(calendar.today)
    .flatMap(daysOf)
    .flatMap((date): HalfDay[] => [
      { date, period: 1 },
      { date, period: 2 },
    ])
    .find((half) => isFree(half, calendar));

const startOf = (selection: Selection) =>
  selection.kind === 'range' ? selection.from : selection.kind === 'start' ? selection.at : null;

/** Focus, preview and announcements of a calendar. The selection is controlled by the caller. */
export function useBookingCalendar({ calendar, selection, conflicts, layout, onSelect }: Input) {
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const [news, setNews] = useState<News | null>(null);

  const months = shownMonths(calendar.today);
  const {
    root,
    focused,
    hovered: previewAt,
    setHovered: setPreviewAt,
    events,
  } = useDayGrid<HalfDay>({
    read: (element) => parseHalfKey(element.closest<HTMLElement>('[data-half]')?.dataset.half),
    selectorOf: (at) => `[data-half="${halfKey(at)}"]`,
    move: (at, key) => (isMove(key) ? moveFocus(at, key, calendar.today, layout) : null),
    show: (at) => setShownMonth(startOfMonth(at.date)),
    onPick: (at) => pick(at),
    onTurn: (by) => setShownMonth(months[by > 0 ? 1 : 0].month),
  });
  const initial = startOf(selection) ?? firstFree(calendar) ?? { date: calendar.today, period: 1 };
  const inSight = (half: HalfDay) => layout === 'months' || half.date > calendar.today;
  const month = shownMonth ?? startOfMonth((focused ?? initial).date);
  const entry = focused && inSight(focused) ? focused : initial;
  // On a phone and in the list one month is shown at a time and has to contain the tab stop.
  const current =
    shownMonth === null || startOfMonth(entry.date) === shownMonth
      ? entry
      : ({
          date:
            [shownMonth, ...months.flatMap(daysOf)].find((d) => d >= shownMonth && inSight({ date: d, period: 1 })) ??
            shownMonth,
          period: 1,
        } as const);

  // A refusal is shown until the next click, or until the selection changes from outside.
  const refused =
    news?.kind === 'refused' && selection.kind === 'start' && sameHalf(selection.at, news.at) ? news.obstacle : null;

  const pick = (at: HalfDay) => {
    const id = (news?.id ?? 0) + 1;
    const next = selectHalfDay(selection, at, calendar);
    setPreviewAt(null);
    if (next === selection) return setNews({ id, kind: 'unavailable', at, past: at.date <= calendar.today });
    const obstacle =
      selection.kind === 'start' && next.kind === 'start' ? firstObstacle(selection.at, at, calendar) : null;
    setNews(obstacle ? { id, kind: 'refused', obstacle, at } : { id, kind: 'selected', selection: next });
    onSelect(next, obstacle);
  };

  return {
    root,
    months,
    month,
    setMonth: setShownMonth,
    current,
    events,
    news,
    view: calendarView({ calendar, selection, previewAt, refused, conflicts }),
  };
}
