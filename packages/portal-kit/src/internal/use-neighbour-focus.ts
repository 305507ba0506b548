import { type RefObject, useEffect, useRef } from 'react';

/**
 * Things in a row, each with a button or a link that takes it away: once it is gone, its neighbour's has the focus.
 * Returns a function that receives the index of the row to be removed. Focus that has moved elsewhere stays there.
 * @param items the same as long as none has gone
 * @param stops what takes away, as a selector
 */
export const useNeighbourFocus = (row: RefObject<HTMLElement | null>, items: unknown, stops = 'button') => {
  const leaving = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that they are others is what it waits for
  useEffect(() => {
    if (leaving.current === null) return;
    const left = row.current?.querySelectorAll<HTMLElement>(stops) ?? [];
    if (document.activeElement === document.body) left[Math.min(leaving.current, left.length - 1)]?.focus();
    leaving.current = null;
  }, [items]);
  return (place: number) => {
    leaving.current = place;
  };
};
