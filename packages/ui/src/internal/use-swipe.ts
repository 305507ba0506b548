import { type PointerEvent, useRef } from 'react';
import { swipe } from './swipe.ts';

/**
 * Hears a finger go sideways over an element, whose style leaves that way to it (`touch-action: pan-y`). Spread the
 * handlers on it; what lies in it may be pressed all the same.
 *
 * @param onSwipe by 1 to what comes next, by -1 to what went before, as text runs
 */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    /** Whether the current click event ends a swipe and is to be ignored. */
    isSwiped: () => swiped.current,
    handlers: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        from.current = pointerType === 'touch' ? { x, y } : null;
        swiped.current = false;
      },
      onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
        const start = from.current;
        from.current = null;
        const rtl = getComputedStyle(currentTarget).direction === 'rtl';
        const by = start && swipe(clientX - start.x, clientY - start.y, rtl);
        swiped.current = by !== null;
        if (by) onSwipe(by);
      },
      onPointerCancel: () => {
        from.current = null;
      },
    },
  };
};
