import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Calendar, CalendarEntry, HalfDay, Selection } from './core/calendar.types.ts';
import { compareHalfDays, startOfMonth } from './core/calendar-date.ts';
import { firstObstacle } from './core/calendar-selection.ts';
import { calendarView } from './core/calendar-view.ts';
import { type CalendarLayout, isMove, moveFocus } from './core/grid-move.ts';
import { halfKey, parseHalfKey, sameHalf } from './core/half-key.ts';
import { isFree, selectHalfDay } from './core/index.ts';
import { daysOf, shownMonths } from './core/month-grid.ts';

/** What a click did, to be said. `id` makes the same news twice two pieces of news. */
export type News = { id: number } & (
  | { kind: 'selected'; selection: Selection }
  | { kind: 'unavailable'; at: HalfDay; past: boolean }
  | { kind: 'refused'; obstacle: HalfDay; at: HalfDay }
);

export type GridEvents = {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: () => void;
};

type Input = {
  calendar: Calendar;
  selection: Selection;
  conflicts: readonly CalendarEntry[];
  layout: CalendarLayout;
  onSelect: (selection: Selection) => void;
};

const halfOf = (target: EventTarget): HalfDay | null =>
  target instanceof Element ? parseHalfKey(target.closest<HTMLElement>('[data-half]')?.dataset.half) : null;

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

/** Keeps the focus, the preview and the news of a calendar; what is selected belongs to whoever renders it. */
export function useBookingCalendar({ calendar, selection, conflicts, layout, onSelect }: Input) {
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<HalfDay | null>(null);
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const [previewAt, setPreviewAt] = useState<HalfDay | null>(null);
  const [news, setNews] = useState<News | null>(null);

  const months = shownMonths(calendar.today);
  const initial = startOf(selection) ?? firstFree(calendar) ?? { date: calendar.today, period: 1 };
  const inSight = (half: HalfDay) => layout === 'months' || half.date > calendar.today;
  const month = shownMonth ?? startOfMonth((focused ?? initial).date);
  const wanted = focused && inSight(focused) ? focused : initial;
  // On a phone and in the list one month shows at a time: the way in by Tab must lie in it.
  const current =
    shownMonth === null || startOfMonth(wanted.date) === shownMonth
      ? wanted
      : ({
          date:
            [shownMonth, ...months.flatMap(daysOf)].find((d) => d >= shownMonth && inSight({ date: d, period: 1 })) ??
            shownMonth,
          period: 1,
        } as const);

  // A refusal holds until the next click; a selection that changed elsewhere (an alternative taken) ends it too.
  const refusal =
    news?.kind === 'refused' && selection.kind === 'start' && sameHalf(selection.at, news.at) ? news : null;

  const pick = (at: HalfDay) => {
    const id = (news?.id ?? 0) + 1;
    const next = selectHalfDay(selection, at, calendar);
    setPreviewAt(null);
    if (next === selection) return setNews({ id, kind: 'unavailable', at, past: at.date <= calendar.today });
    const obstacle =
      selection.kind === 'start' && next.kind === 'start' ? firstObstacle(selection.at, at, calendar) : null;
    setNews(obstacle ? { id, kind: 'refused', obstacle, at } : { id, kind: 'selected', selection: next });
    onSelect(next);
  };

  const focus = (at: HalfDay) => {
    // The half-day may lie in the month that a phone hides: it must show before it can take the focus.
    flushSync(() => {
      setFocused(at);
      setShownMonth(startOfMonth(at.date));
    });
    root.current?.querySelector<HTMLElement>(`[data-half="${halfKey(at)}"]`)?.focus();
    // After the blur of the half-day before, which takes its preview away.
    setPreviewAt(at);
  };

  const events: GridEvents = {
    onClick: (event) => {
      const at = halfOf(event.target);
      if (!at) return;
      setFocused(at);
      pick(at);
    },
    onKeyDown: (event) => {
      const at = halfOf(event.target);
      if (!at || !isMove(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const next = moveFocus(at, event.key, calendar.today, layout);
      if (compareHalfDays(next, at) !== 0) focus(next);
    },
    onFocus: (event) => setFocused(halfOf(event.target)),
    onBlur: () => setPreviewAt(null),
    onPointerOver: (event) => {
      if (event.pointerType === 'mouse') setPreviewAt(halfOf(event.target));
    },
    onPointerLeave: () => setPreviewAt(null),
  };

  const refused = refusal?.obstacle ?? null;
  return {
    root,
    months,
    month,
    setMonth: setShownMonth,
    current,
    events,
    news,
    refusal,
    view: calendarView({ calendar, selection, previewAt, refused, conflicts }),
  };
}
