'use client';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSwipe } from '../internal/use-swipe.ts';

/** Event handlers of a calendar grid; spread them on each grid. */
export interface DayGridEvents {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

export interface DayGridConfig<At> {
  /** Value of an element or of its nearest ancestor. */
  read: (element: Element) => At | null;
  /** CSS selector of a value's element. */
  selectorOf: (at: At) => string;
  /**
   * Where a key leads, as if weeks ran from left to right: `at` itself where that is nowhere, null where the key means
   * nothing to a calendar.
   */
  move: (at: At, key: string, shift: boolean) => At | null;
  /** Brings one into the document, if it is not there. */
  show: (at: At) => void;
  onPick: (at: At) => void;
  /** Called on a horizontal swipe: 1 for the next month, -1 for the previous one. */
  onTurn: (by: 1 | -1) => void;
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A calendar's grid of days, or of parts of days: which one has the focus, which one is pointed at or would end a
 * range, keys, clicks and swipes. The selection is controlled by the caller.
 */
export const useDayGrid = <At>({ read, selectorOf, move, show, onPick, onTurn }: DayGridConfig<At>) => {
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<At | null>(null);
  const [hovered, setHovered] = useState<At | null>(null);
  const { handlers, isSwiped } = useSwipe(onTurn);
  const at = (target: EventTarget) => (target instanceof Element ? read(target) : null);

  const focus = (next: At) => {
    // It may lie in a month that is not shown yet: it must be there before it can take the focus.
    flushSync(() => {
      setFocused(next);
      show(next);
    });
    root.current?.querySelector<HTMLElement>(selectorOf(next))?.focus();
    // After the blur of the previous day, which clears its preview.
    setHovered(next);
  };

  const events: DayGridEvents = {
    ...handlers,
    onClick: ({ target }) => {
      const clicked = at(target);
      if (clicked === null || isSwiped()) return;
      setFocused(clicked);
      onPick(clicked);
    },
    onKeyDown: (event) => {
      const from = at(event.target);
      if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
      // Arrow keys are physical directions, also in right-to-left text.
      const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = move(from, (mirrored && MIRRORED[event.key]) || event.key, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      if (selectorOf(next) !== selectorOf(from)) focus(next);
    },
    onFocus: ({ target }) => setFocused(at(target)),
    onBlur: () => setHovered(null),
    onPointerOver: ({ pointerType, target }) => {
      if (pointerType === 'mouse') setHovered(at(target));
    },
    onPointerLeave: () => setHovered(null),
  };
  return { root, focused, hovered, setHovered, events };
};
