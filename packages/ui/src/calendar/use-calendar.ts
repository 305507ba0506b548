import { useState } from 'react';
import { addMonths, clampDay, startOfMonth } from '../day/day.ts';
import { type DayLimits, edgesOf, isCalendarKey, monthInSight, moveDay, tabStop } from './calendar-grid.core.ts';
import { useDayGrid } from './use-day-grid.ts';

interface Input {
  /** How many months show. */
  count: number;
  month: string | undefined;
  defaultMonth: string | undefined;
  onMonthChange: ((month: string) => void) | undefined;
  /** The days that are chosen, the first of them first. */
  chosen: readonly (string | null)[];
  today: string | null;
  limits: DayLimits;
  onPick: (date: string) => void;
}

/** Shown month, focus and hovered day. The selection is controlled by the caller. */
export function useCalendar({ count, month, defaultMonth, onMonthChange, chosen, today, limits, onPick }: Input) {
  const [ownMonth, setOwnMonth] = useState(() => defaultMonth ?? chosen.find(Boolean) ?? null);
  const [swiped, setSwiped] = useState<1 | -1 | null>(null);

  const shown = month ?? ownMonth ?? (today && clampDay(today, limits.min, limits.max));
  const first = shown && startOfMonth(shown);
  const edges = edgesOf(first, count, limits);

  const show = (next: string, by: 1 | -1 | null = null) => {
    if (next === first) return;
    setSwiped(by);
    setOwnMonth(next);
    onMonthChange?.(next);
  };
  const turn = (months: number, by?: 1 | -1) => {
    if (first && !(months < 0 ? edges.start : edges.end)) show(addMonths(first, months), by);
  };
  const { root, focused, hovered, events } = useDayGrid<string>({
    read: (element) => element.closest<HTMLElement>('[data-date]')?.dataset.date ?? null,
    selectorOf: (date) => `[data-date="${date}"]`,
    move: (date, key, shift) => (isCalendarKey(key) ? moveDay(date, key, shift, limits) : null),
    show: (date) => first && show(monthInSight(first, count, date)),
    onPick,
    onTurn: (by) => turn(by, by),
  });

  return {
    root,
    /** The first month shown, by its first day; null where neither a choice nor the day is known yet. */
    first,
    /** Whether the bounds end with what is shown. */
    edges,
    /** Which way a finger has brought what is shown. */
    swiped,
    hovered,
    events,
    current: first && tabStop(first, count, [focused, ...chosen, today], limits),
    /** @param months how many, back where negative */
    turn: (months: number) => turn(months),
  };
}
