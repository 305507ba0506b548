import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, clampDay, startOfMonth } from '../internal/day.ts';
import {
  type CalendarKey,
  type DayLimits,
  isCalendarKey,
  monthInSight,
  moveDay,
  tabStop,
} from './calendar-grid.core.ts';

export interface CalendarEvents {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

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

const dateOf = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-date]')?.dataset.date) || null;

const MIRRORED: Partial<Record<CalendarKey, CalendarKey>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Keeps the month in sight, the focus and the day under the pointer; what is chosen belongs to whoever renders it. */
export function useCalendar({ count, month, defaultMonth, onMonthChange, chosen, today, limits, onPick }: Input) {
  const root = useRef<HTMLDivElement>(null);
  const [ownMonth, setOwnMonth] = useState(() => defaultMonth ?? chosen.find(Boolean) ?? null);
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);

  const wanted = month ?? ownMonth ?? (today && clampDay(today, limits.min, limits.max));
  const first = wanted && startOfMonth(wanted);

  const show = (next: string) => {
    if (next === first) return;
    setOwnMonth(next);
    onMonthChange?.(next);
  };

  const focus = (date: string) => {
    if (!first) return;
    // The day may lie in a month that is not shown yet: it must be there before it can take the focus.
    flushSync(() => {
      setFocused(date);
      show(monthInSight(first, count, date));
    });
    root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    setHovered(date);
  };

  const events: CalendarEvents = {
    onClick: (event) => {
      const date = dateOf(event.target);
      if (!date) return;
      setFocused(date);
      onPick(date);
    },
    onKeyDown: (event) => {
      const date = dateOf(event.target);
      if (!date || !isCalendarKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // A key goes where its arrow points, also where weeks run from right to left.
      const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      const key = (mirrored && MIRRORED[event.key]) || event.key;
      const next = moveDay(date, key, event.shiftKey, limits);
      if (next !== date) focus(next);
    },
    onFocus: (event) => setFocused(dateOf(event.target)),
    onBlur: () => setHovered(null),
    onPointerOver: (event) => {
      if (event.pointerType === 'mouse') setHovered(dateOf(event.target));
    },
    onPointerLeave: () => setHovered(null),
  };

  return {
    root,
    /** The first month shown, by its first day; null where neither a choice nor the day is known yet. */
    first,
    hovered,
    events,
    current: first && tabStop(first, count, [focused, ...chosen, today], limits),
    turn: (months: number) => first && show(addMonths(first, months)),
    focus,
  };
}
