import { type RefObject, useEffect, useReducer } from 'react';
import { REDUCED_MOTION } from '../media/media.ts';
import { type CarouselEvent, type CarouselState, isTurning, nextCarousel } from './carousel.core.ts';

/** Timer of a carousel, paused by the reduced-motion setting and by a hidden page. */
export const useCarousel = (root: RefObject<HTMLElement | null>, count: number, everyMs: number | null) => {
  const [state, dispatch] = useReducer(
    (before: CarouselState, event: CarouselEvent) => nextCarousel(before, event, count),
    {
      index: 0,
      enabled: everyMs !== null,
      holds: [],
    },
  );
  const turning = everyMs !== null && isTurning(state, count);

  useEffect(() => {
    if (everyMs === null) return;
    const still = matchMedia(REDUCED_MOTION);
    const onStill = () => dispatch({ type: 'hold', by: 'reduced-motion', on: still.matches });
    const onVisible = () => dispatch({ type: 'hold', by: 'hidden', on: document.hidden });
    onStill();
    onVisible();
    still.addEventListener('change', onStill);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      still.removeEventListener('change', onStill);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [everyMs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide (index) has its whole time
  useEffect(() => {
    if (!turning || everyMs === null) return;
    const timer = setTimeout(() => dispatch({ type: 'turn' }), everyMs);
    return () => clearTimeout(timer);
  }, [turning, everyMs, state.index]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const hold = (by: 'focus' | 'pointer', on: boolean) => () => dispatch({ type: 'hold', by, on });
    const listeners = {
      focusin: hold('focus', true),
      focusout: hold('focus', false),
      pointerenter: hold('pointer', true),
      pointerleave: hold('pointer', false),
    };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
    };
  }, [root]);

  return { state, turning, dispatch };
};
