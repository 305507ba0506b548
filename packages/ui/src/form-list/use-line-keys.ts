import { useRef } from 'react';

/**
 * Keys of lines that last while lines are added at the end or removed, so that a line's fields keep their state and focus.
 * Lines that the owner replaces keep the keys of their places.
 */
export const useLineKeys = (count: number) => {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(next.current++);
  return {
    of: (at: number): number => keys.current[at] ?? at,
    /** Call before the line at this index is removed. */
    remove: (at: number) => {
      keys.current = keys.current.filter((_, index) => index !== at);
    },
  };
};
